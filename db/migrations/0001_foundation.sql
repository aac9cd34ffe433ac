-- Trusted extensions only: any database owner may create them.
create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE because its dictionary can change; pinned to one dictionary it may stand in an index.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- identity ------------------------------------------------------------------

create table account (
  account_id uuid primary key,
  email citext not null unique check (length(email::text) between 3 and 254),
  password_hash text not null,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  avatar_url text,
  is_admin boolean not null default false,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row per signed-in device. The refresh token is derived from (session_id, counter) by HMAC, so nothing secret is stored.
create table session (
  session_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  counter integer not null default 0,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index session_account on session (account_id);

-- categories ----------------------------------------------------------------

create table category (
  category_id uuid primary key,
  slug text not null unique,
  name text not null,
  parent_slug text references category (slug),
  position integer not null
);

-- location ------------------------------------------------------------------

create table place (
  slug text primary key,
  name text not null,
  city text not null,
  region text not null,
  country text not null check (length(country) = 2),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  timezone text not null,
  currency text not null check (length(currency) = 3),
  -- A city outranks its districts of the same name.
  population_rank integer not null
);
create index place_name_trgm on place using gin (plain_text(name) gin_trgm_ops);

-- providers -----------------------------------------------------------------

create table provider (
  provider_id uuid primary key,
  account_id uuid not null unique references account,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  business_name text not null check (length(business_name) between 1 and 120),
  individual_name text,
  show_last_name boolean not null default true,
  profession text not null,
  business_type text,
  category_slug text not null references category (slug),
  subcategory_slug text not null references category (slug),
  description text not null default '',
  bio text not null default '' check (length(bio) <= 500),
  greeting text not null default '',
  street text not null default '',
  area text not null default '',
  city text not null,
  region text not null default '',
  postal_code text not null default '',
  country text not null check (length(country) = 2),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  timezone text not null default 'Europe/London',
  currency text not null default 'GBP' check (length(currency) = 3),
  price_range text not null default 'standard' check (price_range in ('budget', 'standard', 'premium')),
  profile_image text,
  gallery text[] not null default '{}',
  phone text,
  email text,
  website text,
  specializations text[] not null default '{}',
  qualifications text[] not null default '{}',
  tags text[] not null default '{}',
  is_verified boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive', 'suspended')),
  is_featured boolean not null default false,
  is_premium boolean not null default false,
  -- null: the spec's eight default times
  start_grid_minutes smallint check (start_grid_minutes in (5, 10, 15, 20, 30, 60)),
  minimum_notice_minutes integer not null default 60 check (minimum_notice_minutes between 0 and 43200),
  horizon_days integer not null default 90 check (horizon_days between 1 and 365),
  confirmation_mode text not null default 'instant' check (confirmation_mode in ('instant', 'request')),
  -- Names, trade, place and services in plain_text form; written together with what it repeats.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_active_at timestamptz
);
create index provider_search_trgm on provider using gin (search_text gin_trgm_ops);
create index provider_category on provider (category_slug) where status = 'active';
create index provider_subcategory on provider (subcategory_slug) where status = 'active';
create index provider_position on provider (latitude, longitude) where status = 'active';

-- A calendar is one bookable person; a provider who works alone has one.
create table calendar (
  provider_id uuid not null references provider,
  calendar_id uuid not null,
  name text not null,
  position integer not null default 0,
  primary key (provider_id, calendar_id)
);

-- Wall times of the provider's zone; an interval past midnight closes after minute 1440.
create table working_hours (
  provider_id uuid not null,
  calendar_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7), -- ISO: 1 is Monday
  opens_minute smallint not null check (opens_minute between 0 and 1439),
  closes_minute smallint not null check (closes_minute > opens_minute and closes_minute <= opens_minute + 1440),
  primary key (provider_id, calendar_id, weekday, opens_minute),
  foreign key (provider_id, calendar_id) references calendar on delete cascade
);

create table service (
  provider_id uuid not null references provider,
  service_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  description text not null default '',
  category text not null default 'General',
  duration_minutes smallint not null default 60 check (duration_minutes between 5 and 720),
  buffer_before_minutes smallint not null default 0 check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes smallint not null default 0 check (buffer_after_minutes between 0 and 240),
  price_minor bigint not null check (price_minor >= 0),
  position integer not null default 0,
  is_active boolean not null default true,
  primary key (provider_id, service_id)
);

-- bookings ------------------------------------------------------------------

create table booking (
  provider_id uuid not null references provider,
  booking_id uuid not null,
  customer_id uuid not null references account (account_id),
  status text not null check (status in ('pending', 'confirmed', 'completed', 'cancelled', 'no_show', 'expired')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  timezone text not null,
  currency text not null check (length(currency) = 3),
  total_minor bigint not null check (total_minor >= 0),
  notes text not null default '' check (length(notes) <= 500),
  cancelled_at timestamptz,
  cancelled_by uuid references account (account_id),
  cancel_reason text check (length(cancel_reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (provider_id, booking_id),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
create index booking_id_alone on booking (booking_id);
create index booking_customer on booking (customer_id, starts_at desc);
create index booking_provider on booking (provider_id, starts_at);
create index booking_recent on booking (created_at, provider_id) where status in ('pending', 'confirmed', 'completed');

-- What a booking occupies: one row per service, in order. `during` includes the buffers, starts_at/ends_at do not.
create table segment (
  provider_id uuid not null,
  segment_id uuid not null,
  booking_id uuid not null,
  calendar_id uuid not null,
  position smallint not null,
  service_id uuid not null,
  service_name text not null,
  price_minor bigint not null check (price_minor >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  during tstzrange not null check (
    not isempty(during) and lower_inc(during) and not upper_inc(during)
    and lower(during) <= starts_at and upper(during) >= ends_at
    and upper(during) - lower(during) <= interval '24 hours'),
  blocking boolean not null,
  primary key (provider_id, segment_id),
  foreign key (provider_id, booking_id) references booking,
  foreign key (provider_id, calendar_id) references calendar,
  foreign key (provider_id, service_id) references service,
  constraint segment_no_overlap exclude using gist
    (provider_id with =, calendar_id with =, during with &&) where (blocking)
);
create index segment_booking on segment (provider_id, booking_id);

-- reviews -------------------------------------------------------------------

create table review (
  provider_id uuid not null,
  review_id uuid not null,
  booking_id uuid not null,
  customer_id uuid not null references account (account_id),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) between 1 and 2000),
  language text not null default 'en',
  status text not null default 'published' check (status in ('published', 'hidden')),
  helpful_count integer not null default 0 check (helpful_count >= 0),
  response_text text check (length(response_text) between 1 and 500),
  responded_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (provider_id, review_id),
  unique (provider_id, booking_id),
  foreign key (provider_id, booking_id) references booking,
  check ((response_text is null) = (responded_at is null))
);
-- Counts of published reviews by stars, 1 first; written in the same transaction as the review. No row: no reviews.
create table provider_rating (
  provider_id uuid primary key references provider,
  star_counts integer[] not null check (array_length(star_counts, 1) = 5 and 0 <= all (star_counts)),
  count integer not null generated always as
    (star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]) stored,
  average double precision not null generated always as (
    (star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5])::double precision
    / (star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5])) stored,
  check (star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5] > 0)
);
create index provider_rating_best on provider_rating (average desc, count desc, provider_id);
create index review_newest on review (provider_id, created_at desc, review_id) where status = 'published';

-- foundation ----------------------------------------------------------------

-- The saved answer of a write that carried an Idempotency-Key; kept for a day.
create table idempotency_key (
  account_id uuid not null,
  endpoint text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  -- Not jsonb: the second answer is to have the very bytes of the first.
  response json,
  created_at timestamptz not null default now(),
  primary key (account_id, endpoint, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- A message a job has handed over, so that a job run twice sends once.
create table sent_mail (
  message_id text primary key,
  sent_at timestamptz not null default now()
);

-- Owned by rate-limiter-flexible; counters may be lost in a crash.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
