-- One word per thing, as docs/glossary.md has it.
alter table calendar rename to staff;
alter table staff rename column calendar_id to staff_id;
alter table service_calendar rename to service_staff;
alter table service_staff rename column calendar_id to staff_id;
alter table working_hours rename column calendar_id to staff_id;
alter table segment rename column calendar_id to staff_id;
alter table occupation rename column calendar_id to staff_id;
alter table hold rename column calendar_id to staff_id;
alter table date_exception rename to date_override;
alter table date_override rename column calendar_id to staff_id;
alter table holiday rename to closed_day;
alter table blocked_period rename to calendar_entry;
alter table calendar_entry rename column calendar_id to staff_id;
alter table calendar_entry rename column blocked_period_id to calendar_entry_id;
alter table calendar_entry rename column client_name to customer_name;
alter table calendar_entry rename column client_phone to customer_phone;
alter table client_note rename to customer_note;
alter table customer_note rename column account_id to customer_id;
alter table parting_address rename to former_email;
alter table former_email rename column parting_address_id to former_email_id;
alter table provider rename column start_grid_minutes to start_interval_minutes;
alter table provider rename column horizon_days to booking_window_days;

-- Constraints and indexes are called by the names of their tables and columns.
create function pg_temp.in_our_words(name text) returns text language sql immutable as $$
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name,
    'service_calendar', 'service_staff'), 'calendar_id', 'staff_id'), 'date_exception', 'date_override'), 'holiday', 'closed_day'),
    'blocked_period', 'calendar_entry'), 'client_note_account_id', 'customer_note_customer_id'), 'client_note', 'customer_note'),
    'parting_address', 'former_email'), 'occupation_person_overlap', 'occupation_staff_overlap'),
    'start_grid_minutes', 'start_interval_minutes'), 'horizon_days', 'booking_window_days')
$$;
do $$
declare
  found record;
  new_name text;
begin
  for found in
    select conrelid::regclass as owner, conname as old from pg_constraint
    where connamespace = current_schema()::regnamespace and conrelid <> 0 and conislocal
  loop
    new_name := regexp_replace(pg_temp.in_our_words(found.old), '^calendar_(pkey|provider_id)', 'staff_\1');
    if new_name <> found.old then
      execute format('alter table %s rename constraint %I to %I', found.owner, found.old, new_name);
    end if;
  end loop;
  for found in select indexname as old from pg_indexes where schemaname = current_schema() loop
    new_name := regexp_replace(pg_temp.in_our_words(found.old), '^calendar_(pkey|provider_id)', 'staff_\1');
    if new_name <> found.old then
      execute format('alter index %I rename to %I', found.old, new_name);
    end if;
  end loop;
end $$;
