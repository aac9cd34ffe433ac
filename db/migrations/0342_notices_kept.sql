-- A notice is for those who pay by the same months and in the same money; the plan may be another by then.
alter table plan_notice
  add column months smallint,
  add column currency text;
update plan_notice n set months = p.months, currency = p.currency
from plan p where p.provider_id = n.provider_id and p.plan_id = n.plan_id;
alter table plan_notice
  alter column months set not null,
  alter column currency set not null;

-- When its mail was tried last: whoever it does not reach keeps nobody else waiting.
alter table subscription_notice add column asked_at timestamptz;

alter table subscription
  -- When its terms of now were agreed to; none: when it was made.
  add column agreed_at timestamptz,
  -- Whose trial it began with; it may have gone on with another since.
  add column trial_plan_id uuid,
  -- When the period that is to be paid next begins, where a pause came before it.
  add column resumed_at timestamptz,
  -- When its reminder was tried last.
  add column reminder_asked_at timestamptz,
  add constraint subscription_trial_plan foreign key (provider_id, trial_plan_id) references plan;
update subscription set trial_plan_id = plan_id where trial_ends_at is not null;
