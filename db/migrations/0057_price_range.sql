-- Nobody said it who has not chosen it. The middle was what nobody had chosen.
alter table provider
  alter column price_range drop not null,
  alter column price_range drop default;
update provider set price_range = null where price_range = 'standard';
