-- Of the tries of a renewal those in which no bank was asked: its business could not be paid at that moment.
alter table payment add column unasked integer not null default 0;
