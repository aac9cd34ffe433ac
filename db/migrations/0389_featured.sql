-- Who is featured stands in an order that the operator sets, and may be so up to a day of its own clock.
alter table provider
  add column featured_position smallint,
  add column featured_until date;
create index provider_featured on provider (provider_id) where is_featured;
