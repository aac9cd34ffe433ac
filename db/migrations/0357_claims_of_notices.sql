-- Since when somebody is telling a member of a notice, or that it is none any more: nobody else does meanwhile.
alter table subscription_notice add column claimed_at timestamptz;

-- Which of the tries of a kept card the processor has answered: whoever asked may have died before it did.
alter table payment add column answered smallint not null default 0 check (answered >= 0);
update payment set answered = tries where tries > 0;

-- Nodes of before 0342 know neither: what they announce is by the plan's own.
create function plan_notice_terms() returns trigger language plpgsql as $$
begin
  select coalesce(new.months, p.months), coalesce(new.currency, p.currency) into new.months, new.currency
  from plan p where p.provider_id = new.provider_id and p.plan_id = new.plan_id;
  return new;
end $$;
create trigger plan_notice_terms before insert on plan_notice
  for each row when (new.months is null or new.currency is null) execute function plan_notice_terms();
