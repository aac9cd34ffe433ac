-- A restore runs with an empty search path, where a body kept as text finds nothing: these are bound when they are made.
create or replace function is_own_path(address text) returns boolean
  language sql immutable parallel safe
  return address ~ '^/[A-Za-z0-9._-][A-Za-z0-9._/-]*$' and length(address) <= 300;
create or replace function are_own_paths(addresses text[]) returns boolean
  language sql immutable parallel safe
  return (select coalesce(bool_and(address is not null and is_own_path(address)), true) from unnest(addresses) as given (address));
