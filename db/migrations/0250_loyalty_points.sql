-- Points of customers: a unit of their own beside the money of the ledger. Their operator edits the tiers.
create table loyalty_tier (
  tier text primary key check (tier ~ '^[a-z][a-z_]{0,29}$'),
  -- By language; English is there, and said where another is missing.
  names jsonb not null check (names ? 'en'),
  -- Of the last twelve months.
  from_points integer not null unique check (from_points >= 0),
  -- What a point for each whole pound is multiplied with.
  factor_percent integer not null default 100 check (factor_percent between 100 and 1000),
  -- So many minutes before the others they hear of a time that is offered to everyone at once.
  lead_minutes smallint not null default 0 check (lead_minutes between 0 and 60)
);
insert into loyalty_tier (tier, names, from_points, factor_percent, lead_minutes) values
  ('new_face', '{"en": "New face", "fr": "Nouvelle tête", "es": "Cara nueva", "pt": "Cara nova"}', 0, 100, 0),
  ('regular', '{"en": "Regular", "fr": "Fidèle", "es": "Habitual", "pt": "Habitual"}', 250, 100, 10),
  ('local', '{"en": "Local", "fr": "Du quartier", "es": "Del barrio", "pt": "Do bairro"}', 600, 125, 10);

-- What is written here is never changed; what was wrong is entered the other way round. The balance is the sum; below
-- nothing it is a debt on points.
create table loyalty_entry (
  entry_id uuid primary key,
  account_id uuid not null references account (account_id),
  -- 'visit': given for one, or taken back with its money.
  kind text not null check (kind in ('visit')),
  points integer not null check (points <> 0),
  -- What it is about, once.
  source text not null unique check (length(source) between 1 and 200),
  booking_id uuid,
  -- Of a visit: what was captured for it and not given back, and by what its points were multiplied.
  paid_minor bigint check (paid_minor >= 0),
  currency text check (length(currency) = 3),
  factor_percent integer check (factor_percent >= 100),
  -- When the visit counts: what is taken back counts as of the day on which it was given.
  counts_at timestamptz not null,
  posted_at timestamptz not null,
  constraint loyalty_entry_visit
    check (kind <> 'visit' or num_nonnulls(booking_id, paid_minor, currency, factor_percent) = 4)
);
create index loyalty_entry_account on loyalty_entry (account_id, posted_at desc, entry_id desc);
create index loyalty_entry_booking on loyalty_entry (booking_id) where booking_id is not null;

create function loyalty_is_for_ever() returns trigger language plpgsql as $$
begin
  raise exception 'points stay as they were entered' using errcode = 'check_violation', constraint = 'loyalty_append_only';
end $$;
create trigger loyalty_entry_stays before update or delete or truncate on loyalty_entry
  for each statement execute function loyalty_is_for_ever();
