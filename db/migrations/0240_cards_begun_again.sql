-- As of a payment: how often a card was begun to be kept and refused by the processor.
alter table kept_card add column attempts integer not null default 0;
