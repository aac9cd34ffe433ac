-- How often it was begun to be paid at the processor and came to nothing: the next time is under another key.
alter table payment add column attempts integer not null default 0;
-- Since when the processor has what is to be paid; null: since it was opened, or it does not have it.
alter table payment add column begun_at timestamptz;
