-- How often the operator's money for a card was refused by the processor: each try after that has a key of its own.
alter table gift_card add column transfer_attempts integer not null default 0 check (transfer_attempts >= 0);
