-- What points are given for; their operator edits it. Their charities are rows of it, too.
create table loyalty_reward (
  reward text primary key check (reward ~ '^[a-z0-9][a-z0-9_]{0,39}$'),
  -- 'credit': the operator's own gift card for a visit; 'charity': a gift that the operator makes.
  kind text not null check (kind in ('credit', 'charity')),
  names jsonb not null check (names ? 'en'),
  points integer not null check (points > 0),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  -- One that is gone stays, for those who have had it.
  is_offered boolean not null default true
);
insert into loyalty_reward (reward, kind, names, points, amount_minor, currency) values
  ('credit_5', 'credit', '{"en": "£5 off a visit", "fr": "5 £ de moins sur une visite", "es": "5 £ menos en una visita", "pt": "5 £ de desconto numa visita"}', 500, 500, 'GBP'),
  ('credit_15', 'credit', '{"en": "£15 off a visit", "fr": "15 £ de moins sur une visite", "es": "15 £ menos en una visita", "pt": "15 £ de desconto numa visita"}', 1500, 1500, 'GBP');

-- What somebody has taken, by the terms of then.
create table loyalty_voucher (
  voucher_id uuid primary key,
  account_id uuid not null references account (account_id),
  reward text not null references loyalty_reward,
  kind text not null check (kind in ('credit', 'charity')),
  names jsonb not null,
  points integer not null check (points > 0),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  -- Of a credit: the card that it is, and with whom.
  gift_card_id uuid unique,
  created_at timestamptz not null,
  constraint loyalty_voucher_card check ((kind = 'credit') = (gift_card_id is not null))
);
create index loyalty_voucher_account on loyalty_voucher (account_id, created_at);
create index loyalty_voucher_given on loyalty_voucher (reward, created_at);

-- 'returned': the card of a credit has ended with something left of it.
alter table loyalty_entry
  drop constraint loyalty_entry_kind_check,
  add constraint loyalty_entry_kind_check check (kind in ('visit', 'redeemed', 'returned')),
  add column voucher_id uuid references loyalty_voucher,
  add constraint loyalty_entry_voucher check ((kind in ('redeemed', 'returned')) = (voucher_id is not null));
create index loyalty_entry_voucher on loyalty_entry (voucher_id) where voucher_id is not null;

-- The lock of the account comes first; this is the proof that no point is spent twice.
create function loyalty_is_covered() returns trigger language plpgsql as $$
begin
  if (select sum(points) from loyalty_entry where account_id = new.account_id) < 0 then
    raise exception 'the points of % do not reach', new.account_id using errcode = 'check_violation', constraint = 'loyalty_covered';
  end if;
  return null;
end $$;
create constraint trigger loyalty_entry_covered after insert on loyalty_entry
  deferrable initially deferred for each row when (new.kind = 'redeemed') execute function loyalty_is_covered();

-- A gift card that the operator pays: no payment is behind it.
alter table gift_card add column is_funded boolean not null default false;
create index gift_card_funded on gift_card (provider_id, gift_card_id) where is_funded;

-- `promised_by_platform`: of the provider, what the operator has put onto cards and not sent yet; it is sent when it was spent.
alter table ledger_posting
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost', 'gift_redeemed', 'gift_returned',
    'platform_fee', 'platform_fee_returned', 'gift_funded', 'gift_unfunded', 'platform_paid', 'fee_waived'));
alter table ledger_entry
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check check (account in ('owed_by_customer', 'owed_to_provider', 'held_by_processor',
    'paid_ahead', 'refund_due', 'disputed', 'gift_card', 'platform', 'promised_by_platform'));
