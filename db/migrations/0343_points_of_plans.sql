-- Of an entry's points those that the platform's plan has given or that go with them; those of the rest find a tier.
alter table loyalty_entry alter column tier_points drop expression;
alter table loyalty_entry alter column tier_points type integer using points - tier_points;
alter table loyalty_entry rename column tier_points to plan_points;
alter table loyalty_entry
  alter column plan_points set default 0,
  add column tier_points integer not null generated always as (points - plan_points) stored;
