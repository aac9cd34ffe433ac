-- Which plan it pays for: what was paid under one stays its own, whatever its membership goes on with.
alter table payment add column plan_id uuid;
update payment y set plan_id = g.plan_id from subscription_upgrade g
  where y.is_change and g.provider_id = y.provider_id and g.payment_id = y.payment_id;
update payment y set plan_id = coalesce((select (g.before->>'planId')::uuid from subscription_upgrade g
    where g.provider_id = y.provider_id and g.subscription_id = y.subscription_id and g.period = y.period
      and g.begun_at is not null order by g.begun_at limit 1), u.plan_id)
  from subscription u
  where not y.is_change and u.provider_id = y.provider_id and u.subscription_id = y.subscription_id;
