-- Asked for by whoever has it: so many months from its next period on.
alter table subscription
  add column pause_months smallint check (pause_months between 1 and 3),
  -- Its period is over, and the next one begins then: until that day it is not used and not charged.
  add column paused_until timestamptz,
  add constraint subscription_pause check (
    (pause_months is null or (renews and cancelled_at is null and paused_until is null))
    and (paused_until is null or (renews and paused_until > ends_at)));
