-- Receipts, and notes of what was given back: what they say is what was true when they were issued, and stays.
create table paper (
  provider_id uuid not null references provider,
  paper_id uuid not null,
  number integer not null check (number > 0),
  -- The one before has to be there: whoever races whom, there is no gap.
  previous integer generated always as (nullif(number - 1, 0)) stored,
  kind text not null check (kind in ('receipt', 'refund_note')),
  payment_id uuid not null,
  refund_id uuid,
  -- Of a refund note: the receipt of which it gives something back.
  receipt_number integer,
  customer_id uuid not null references account (account_id),
  issued_at timestamptz not null,
  timezone text not null,
  issuer_name text not null,
  -- In lines.
  issuer_address text not null,
  issuer_country text not null check (length(issuer_country) = 2),
  customer_name text not null,
  -- Of a visit, when it was to be.
  visit_at timestamptz,
  currency text not null check (length(currency) = 3),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  gross_minor bigint not null check (gross_minor > 0),
  tax_minor bigint not null,
  tax_basis_points smallint not null check (tax_basis_points between 0 and 9999),
  tax_name text not null,
  tax_number text not null,
  primary key (provider_id, paper_id),
  foreign key (provider_id, payment_id) references payment,
  foreign key (provider_id, refund_id) references refund,
  constraint paper_number unique (provider_id, number),
  constraint paper_follows foreign key (provider_id, previous) references paper (provider_id, number),
  constraint paper_of_receipt foreign key (provider_id, receipt_number) references paper (provider_id, number),
  constraint paper_of_refund check (num_nonnulls(refund_id, receipt_number) = case kind when 'receipt' then 0 else 2 end),
  constraint paper_tax check (tax_minor between 0 and gross_minor)
);
create unique index paper_receipt_once on paper (provider_id, payment_id) where kind = 'receipt';
create unique index paper_refund_once on paper (provider_id, refund_id) where refund_id is not null;
create index paper_id_alone on paper (paper_id);
create index paper_of_payment on paper (provider_id, payment_id);
create index paper_customer on paper (customer_id, issued_at);

create trigger paper_stays before update or delete on paper
  for each row execute function refuse_change();
create trigger paper_stays_whole before truncate on paper
  for each statement execute function refuse_change();

-- What prices include, as the provider says; in hundredths of a percent.
alter table provider
  add column tax_basis_points smallint not null default 0 check (tax_basis_points between 0 and 9999),
  add column tax_name text not null default '' check (length(tax_name) <= 40),
  add column tax_number text not null default '' check (length(tax_number) <= 40);

-- A month of what is posted about one provider.
create index ledger_posting_of_provider on ledger_posting (provider_id, posted_at);

-- What was paid and given back before there were papers, in the order in which it was.
with issued as (
  select provider_id, payment_id, null::uuid as refund_id, paid_at as issued_at, captured_minor as gross_minor
    from payment where status = 'succeeded'
  union all
  select provider_id, payment_id, refund_id, settled_at, amount_minor from refund where status = 'succeeded'
), numbered as (
  select i.*, row_number() over (partition by provider_id order by issued_at, refund_id nulls first) as number from issued i
)
insert into paper (provider_id, paper_id, number, kind, payment_id, refund_id, receipt_number, customer_id, issued_at, timezone,
    issuer_name, issuer_address, issuer_country, customer_name, visit_at, currency, lines, gross_minor, tax_minor, tax_basis_points, tax_name,
    tax_number)
  select n.provider_id, gen_random_uuid(), n.number, case when n.refund_id is null then 'receipt' else 'refund_note' end,
    n.payment_id, n.refund_id, case when n.refund_id is not null then (select r.number from numbered r
      where r.provider_id = n.provider_id and r.payment_id = n.payment_id and r.refund_id is null) end,
    y.customer_id, n.issued_at, p.timezone, p.business_name,
    concat_ws(E'\n', nullif(p.street, ''), nullif(trim(p.postal_code || ' ' || p.city), '')), p.country, c.full_name,
    b.starts_at, y.currency,
    jsonb_build_array(jsonb_build_object('kind', case when n.refund_id is not null then 'refund'
      when y.gift_card_id is not null then 'gift_card' else 'service' end, 'name', coalesce(g.service_name,
      (select string_agg(s.service_name, ', ' order by s.position) from segment s
        where s.provider_id = y.provider_id and s.booking_id = y.booking_id)), 'amountMinor', n.gross_minor)),
    n.gross_minor, 0, 0, '', ''
  from numbered n
    join payment y on y.provider_id = n.provider_id and y.payment_id = n.payment_id
    join provider p on p.provider_id = n.provider_id
    join account c on c.account_id = y.customer_id
    left join booking b on b.provider_id = y.provider_id and b.booking_id = y.booking_id
    left join gift_card g on g.provider_id = y.provider_id and g.gift_card_id = y.gift_card_id;
