-- What people upload. The files lie in the storage, named by the id; which pages show one, those pages know.
create table upload (
  upload_id uuid primary key,
  account_id uuid not null references account (account_id),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 3840),
  -- Of all its files together.
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  -- Null while something shows it; its files go a day after, or at once when it is taken off.
  unused_since timestamptz
);
create index upload_of_account on upload (account_id);
create index upload_unused on upload (unused_since) where unused_since is not null;

-- The one place that all nodes store them in: a folder, by the id that lies in it, or a bucket.
create table upload_place (
  is_only boolean primary key default true check (is_only),
  place text not null
);
