-- A person may leave out first or last name, or both and say what they go by: of a provider the third in the order of names.
alter table account
  add column display_name text check (length(display_name) between 1 and 80),
  add column full_name text not null generated always as (
    coalesce(nullif(btrim(first_name || ' ' || last_name), ''), display_name, '')) stored,
  drop constraint account_first_name_check,
  drop constraint account_last_name_check,
  add constraint account_first_name_check check (length(first_name) <= 80),
  add constraint account_last_name_check check (length(last_name) <= 80);
alter table account add constraint account_is_named check (full_name <> '');
-- Nobody could ever set it.
alter table provider drop column display_name;
