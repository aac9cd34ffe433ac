-- Whether what was left of the period before rolled over, by the terms that it had at its end: a visit of that period may be
-- called off after the next has begun. null: by those that run, as in the versions before.
alter table subscription add column rolled_over boolean;
