-- What a bank has decided for the customer has a paper, as what goes back has.
alter table paper
  drop constraint paper_kind_check,
  add constraint paper_kind_check check (kind in ('receipt', 'refund_note', 'dispute_note')),
  drop constraint paper_of_refund,
  add constraint paper_of_refund check ((refund_id is not null) = (kind = 'refund_note') and (receipt_number is null) = (kind = 'receipt'));
create unique index paper_dispute_once on paper (provider_id, payment_id) where kind = 'dispute_note';

-- As everywhere: what of a sum is tax is rounded once, half to even.
create function pg_temp.tax_in(gross bigint, basis_points integer) returns bigint language sql as $$
  select whole + case when 2 * rest > part or (2 * rest = part and whole % 2 = 1) then 1 else 0 end
  from (select gross * basis_points / part as whole, gross * basis_points % part as rest, part
    from (select 10000 + basis_points as part) p) d
$$;

-- Those that were decided before there were any are issued now, after what there is.
with lost as (
  select y.provider_id, y.payment_id, l.posted_at, l.posting_id, -e.amount_minor as gross_minor
  from payment y
    join ledger_posting l on l.kind = 'dispute_lost'
      and (l.booking_id = y.booking_id or l.gift_card_id = y.gift_card_id or l.tip_id = y.payment_id)
    join ledger_entry e on e.posting_id = l.posting_id and e.account = 'disputed'
  where y.dispute = 'lost'
), numbered as (
  select l.*, r.number as receipt_number, coalesce((select sum(n.gross_minor) from paper n where n.provider_id = l.provider_id
      and n.payment_id = l.payment_id and n.kind = 'refund_note'), 0)::bigint as earlier_minor,
    (select max(q.number) from paper q where q.provider_id = l.provider_id)
      + row_number() over (partition by l.provider_id order by l.posted_at, l.posting_id) as number
  from lost l join paper r on r.provider_id = l.provider_id and r.payment_id = l.payment_id and r.kind = 'receipt'
)
insert into paper (provider_id, paper_id, number, kind, payment_id, refund_id, receipt_number, customer_id, issued_at, timezone,
    issuer_name, issuer_address, issuer_country, customer_name, visit_at, currency, lines, gross_minor, tax_minor, tax_basis_points,
    tax_name, tax_number)
  select n.provider_id, gen_random_uuid(), n.number, 'dispute_note', n.payment_id, null, n.receipt_number, r.customer_id, now(),
    r.timezone, r.issuer_name, r.issuer_address, r.issuer_country, r.customer_name, r.visit_at, r.currency,
    jsonb_build_array(jsonb_build_object('kind', 'dispute', 'name', null, 'amountMinor', n.gross_minor)), n.gross_minor,
    pg_temp.tax_in(n.earlier_minor + n.gross_minor, r.tax_basis_points) - pg_temp.tax_in(n.earlier_minor, r.tax_basis_points),
    r.tax_basis_points, r.tax_name, r.tax_number
  from numbered n join paper r on r.provider_id = n.provider_id and r.number = n.receipt_number;
