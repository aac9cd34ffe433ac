-- When their owner was told that their points go: the month is counted from there, and not from when it was asked for.
alter table loyalty_warning add column told_at timestamptz;
update loyalty_warning set told_at = warned_at;
