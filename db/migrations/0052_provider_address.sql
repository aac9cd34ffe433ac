-- Which provider an account has, and by which name its page is found: unique here alone. What a provider carries of it in
-- its own row is the same by the foreign key.
create table provider_address (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  provider_id uuid not null unique,
  account_id uuid not null unique references account,
  unique (provider_id, account_id, slug)
);
insert into provider_address (slug, provider_id, account_id) select slug, provider_id, account_id from provider;

alter table provider
  drop constraint provider_slug_key,
  drop constraint provider_slug_check,
  drop constraint provider_account_id_key,
  drop constraint provider_account_id_fkey,
  add constraint provider_address_fkey foreign key (provider_id, account_id, slug)
    references provider_address (provider_id, account_id, slug);
