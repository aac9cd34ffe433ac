-- A business of the operator's own that sells the platform's plan, named here by hand after reading `docs/operations.md`.
alter table provider add column sells_platform_plan boolean not null default false;

-- What the platform's plan gives; null: a membership, good for visits.
alter table plan
  add column benefits jsonb,
  drop constraint plan_uses_check,
  drop constraint plan_service_ids_check,
  add constraint plan_gives check (case when benefits is null
    then uses >= 1 and uses <= 200 and cardinality(service_ids) >= 1 and cardinality(service_ids) <= 100
    else uses = 0 and service_ids = '{}' and renews and not rolls_over end);
create index plan_of_platform on plan (provider_id) where benefits is not null;
alter table subscription add column benefits jsonb;
alter table subscription_change add column benefits jsonb;

-- Of a late cancellation that the operator has paid: by which right.
alter table booking
  add column covered_by text not null default 'tier' check (covered_by in ('tier', 'plan'));

-- The part of the factor that the platform's plan has given, and the points of the rest: those by which a tier is found.
alter table loyalty_entry
  add column plan_percent integer not null default 0 check (plan_percent between 0 and factor_percent),
  add column tier_points integer not null generated always as (
    (points - points::bigint * plan_percent / coalesce(factor_percent, 100))::integer) stored;
