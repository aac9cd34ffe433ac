-- What a provider advises: come back after so many weeks.
alter table service add column advised_weeks smallint check (advised_weeks between 1 and 104);

-- What a customer has said of coming back for a service; without a row what is usual holds.
create table rebooking (
  provider_id uuid not null references provider (provider_id),
  customer_id uuid not null references account (account_id),
  service_id uuid not null,
  own_weeks smallint check (own_weeks between 1 and 104),
  snoozed_until date,
  is_never boolean not null default false,
  -- The last visit when they were told that the next is due: told once for each.
  told_visit timestamptz,
  primary key (provider_id, customer_id, service_id),
  foreign key (provider_id, service_id) references service
);
create index rebooking_of_customer on rebooking (customer_id);

-- When a customer of a provider is looked at next; null: after the next visit.
create table rebooking_turn (
  provider_id uuid not null references provider (provider_id),
  customer_id uuid not null references account (account_id),
  due_at timestamptz,
  primary key (provider_id, customer_id)
);
create index rebooking_turn_due on rebooking_turn (due_at);
create index rebooking_turn_of_customer on rebooking_turn (customer_id);

-- When a provider has last asked a customer to come back: once a month at most.
create table rebooking_asked (
  provider_id uuid not null references provider (provider_id),
  customer_id uuid not null references account (account_id),
  asked_at timestamptz not null,
  primary key (provider_id, customer_id)
);
create index rebooking_asked_of_customer on rebooking_asked (customer_id);
