-- What would have been due before the rule was made is not called afterwards.
alter table reminder_rule add column set_at timestamptz not null default '-infinity';
alter table reminder_rule alter column set_at drop default;
