-- Experiments: what somebody is shown of several, and whether it made a difference. Whoever is in one stands here as a hash that
-- only the server's secret makes.
create table experiment (
  experiment_id text primary key check (experiment_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(experiment_id) <= 60),
  -- What the audit calls it.
  record_id uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  hypothesis text not null check (length(hypothesis) between 1 and 500),
  -- The first is what there was before.
  variants text[] not null check (cardinality(variants) between 2 and 8),
  weights smallint[] not null check (cardinality(weights) = cardinality(variants) and 0 < all (weights)),
  -- Of one layer nobody is in two experiments: each has buckets of its own, of ten thousand.
  layer text not null check (length(layer) between 1 and 60),
  bucket_from smallint not null check (bucket_from >= 0),
  bucket_to smallint not null check (bucket_to <= 10000),
  -- Of whoever is in the buckets, in percent.
  share smallint not null check (share between 1 and 100),
  languages text[] not null check (cardinality(languages) > 0 and languages <@ array['en', 'fr', 'es', 'pt']),
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['visitor', 'customer', 'provider', 'admin']),
  conversions text[] not null check (cardinality(conversions) between 1 and 10),
  -- Of them: added up, not counted once.
  value_conversions text[] not null default '{}' check (value_conversions <@ conversions),
  -- Of them: only the server says so.
  server_conversions text[] not null default '{}' check (server_conversions <@ conversions),
  status text not null default 'draft' check (status in ('draft', 'running', 'stopped')),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  stopped_at timestamptz,
  check (bucket_from < bucket_to),
  check ((status = 'draft') = (started_at is null)),
  check ((status = 'stopped') = (stopped_at is not null)),
  constraint experiment_buckets_once exclude using gist (layer with =, int4range(bucket_from, bucket_to) with &&)
    where (status <> 'stopped')
);

-- The first time that somebody was shown it.
create table experiment_exposure (
  experiment_id text not null references experiment,
  subject bytea not null check (length(subject) = 32),
  variant text not null,
  page text check (length(page) <= 200 and page like '/%' and page not like '%?%'),
  exposed_at timestamptz not null,
  primary key (experiment_id, subject)
);
create index experiment_exposure_subject on experiment_exposure (subject);

-- There is none without having been shown it before.
create table experiment_conversion (
  experiment_id text not null,
  subject bytea not null,
  conversion_type text not null,
  times integer not null default 1 check (times > 0),
  value numeric(12, 4) not null check (value between 0 and 1000000),
  converted_at timestamptz not null,
  primary key (experiment_id, subject, conversion_type),
  foreign key (experiment_id, subject) references experiment_exposure on delete cascade
);

insert into experiment (experiment_id, name, hypothesis, variants, weights, layer, bucket_from, bucket_to, share,
  languages, roles, conversions, server_conversions)
values ('rebooking-times', 'Free times first',
  'Whoever sees the next free times before how often they come and when they were last there books again sooner.',
  '{below,first}', '{1,1}', 'reminders', 0, 10000, 100,
  '{en,fr,es,pt}', '{customer,provider}', '{booked}', '{booked}');
