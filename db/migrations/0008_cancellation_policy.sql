-- What cancelling costs, as steps: from so many hours before the start on, so many percent of the price. Before the
-- first step it is free; the last one is also what not coming costs. No steps: always free.
create function is_cancellation_policy(policy jsonb) returns boolean
  language sql immutable parallel safe
  as $$
    select case
      when policy is null or jsonb_typeof(policy) <> 'array' then false
      when jsonb_array_length(policy) > 6 or jsonb_path_exists(policy, '$[*] ? (
        !(@.type() == "object" && @.hoursBefore.type() == "number" && @.feePercent.type() == "number"))', '{}', true)
      then false
      else not exists (
        select from (
          select s.hours, s.percent, s.keys, lag(s.hours) over steps as earlier_hours, lag(s.percent) over steps as lower_percent
          from (
            select position, (step ->> 'hoursBefore')::numeric as hours, (step ->> 'feePercent')::numeric as percent,
              (select count(*) from jsonb_object_keys(step)) as keys
            from jsonb_array_elements(policy) with ordinality as listed (step, position)
          ) s window steps as (order by s.position)
        ) step
        where keys <> 2 or hours <> trunc(hours) or hours not between 0 and 720
          or percent <> trunc(percent) or percent not between 1 and 100
          or hours >= earlier_hours or percent <= lower_percent)
    end
  $$;

alter table provider
  add column cancellation_policy jsonb not null
    default '[{"hoursBefore": 24, "feePercent": 50}, {"hoursBefore": 0, "feePercent": 100}]'
    constraint provider_cancellation_policy check (is_cancellation_policy(cancellation_policy));

-- As it was when the booking was made: what was agreed does not change with the provider's mind.
alter table booking add column cancellation_policy jsonb;
update booking b set cancellation_policy = p.cancellation_policy from provider p where p.provider_id = b.provider_id;
alter table booking
  alter column cancellation_policy set not null,
  add constraint booking_cancellation_policy check (is_cancellation_policy(cancellation_policy));
