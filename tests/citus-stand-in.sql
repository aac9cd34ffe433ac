-- What the command that distributes asks of the extension, with the refusals that were met when it was tried; the rows stay where
-- they are. For tests on a server without it.
create table pg_dist_partition (logicalrelid regclass primary key, partkey text);
create schema stand_in;
create table stand_in.truncated (logicalrelid regclass);

create function citus_get_active_worker_nodes() returns table (node_name text, node_port bigint)
  language sql as $$ values ('worker-1', 5432::bigint), ('worker-2', 5432) $$;

create function require_distributable(relation regclass, key text) returns void language plpgsql as $$
declare
  wrong text;
begin
  if exists (select from pg_dist_partition where logicalrelid = relation) then
    raise exception 'table % is already distributed', relation;
  end if;
  if coalesce(current_setting('citus.enable_unsafe_triggers', true), 'off') <> 'on'
    and exists (select from pg_trigger where tgrelid = relation and not tgisinternal) then
    raise exception 'cannot distribute relation % because it has triggers', relation;
  end if;
  select i.indexrelid::regclass::text into wrong from pg_index i
    where i.indrelid = relation and (i.indisunique or i.indisexclusion) and key is not null and not exists (
      select from pg_attribute a where a.attrelid = relation and a.attnum = any(i.indkey::int2[]) and a.attname = key);
  if wrong is not null then
    raise exception 'cannot create constraint on %: % does not contain the distribution column', relation, wrong;
  end if;
  select conname into wrong from pg_constraint k where k.contype = 'f' and k.conrelid = relation
    and k.confrelid <> relation and not exists (select from pg_dist_partition p where p.logicalrelid = k.confrelid);
  if wrong is not null and key is not null then
    raise exception 'cannot create foreign key constraint %: it leads to a table that is not distributed', wrong;
  end if;
  select conname into wrong from pg_constraint k where k.contype = 'f' and k.confrelid = relation and k.conrelid <> relation;
  if wrong is not null and key is not null then
    raise exception 'cannot distribute % as % leads to it', relation, wrong;
  end if;
end $$;

create function create_reference_table(relation regclass) returns void language plpgsql as $$
begin
  perform require_distributable(relation, null);
  insert into pg_dist_partition values (relation);
end $$;

create function create_distributed_table(relation regclass, key text, colocate_with text default 'default') returns void
  language plpgsql as $$
begin
  perform require_distributable(relation, key);
  if colocate_with not in ('none', 'default')
    and not exists (select from pg_dist_partition where logicalrelid = colocate_with::regclass and partkey = key) then
    raise exception 'cannot colocate tables % and %', colocate_with, relation;
  end if;
  insert into pg_dist_partition values (relation, key);
end $$;

create function truncate_local_data_after_distributing_table(relation regclass) returns void language plpgsql as $$
declare
  wrong text;
begin
  if not exists (select from pg_dist_partition where logicalrelid = relation) then
    raise exception 'supplied parameter is not a distributed relation';
  end if;
  select conname into wrong from pg_constraint where contype = 'f' and confrelid = relation and conrelid <> relation;
  if wrong is not null then
    raise exception 'cannot truncate a table referenced in a foreign key constraint by a local table: %', wrong;
  end if;
  -- As emptying it fires them.
  if current_setting('session_replication_role') <> 'replica'
    and exists (select from pg_trigger where tgrelid = relation and not tgisinternal and tgtype & 32 > 0) then
    raise exception 'a trigger of % is fired', relation;
  end if;
  insert into stand_in.truncated values (relation);
end $$;

create table stand_in.functions (name text);
create function create_distributed_function(name regprocedure) returns void
  language sql as $$ insert into stand_in.functions values (name::text) $$;

set allow_system_table_mods = on;
insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  values (99999, 'citus', (select oid from pg_roles where rolname = current_user), 'public'::regnamespace, false, '13.2-1');
reset allow_system_table_mods;
