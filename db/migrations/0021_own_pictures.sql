-- Pictures lie on this site: an address that leads elsewhere, or runs something, is none.
create function is_own_path(address text) returns boolean
  language sql immutable parallel safe
  as $$ select address ~ '^/[A-Za-z0-9._-][A-Za-z0-9._/-]*$' and length(address) <= 300 $$;
create function are_own_paths(addresses text[]) returns boolean
  language sql immutable parallel safe
  as $$ select coalesce(bool_and(address is not null and is_own_path(address)), true) from unnest(addresses) as given (address) $$;

alter table account add constraint account_avatar_url check (is_own_path(avatar_url));
alter table provider
  add constraint provider_profile_image check (is_own_path(profile_image)),
  add constraint provider_gallery check (are_own_paths(gallery));
