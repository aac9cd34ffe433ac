-- At most one row, and only where tests run: the time the clock of the database is ahead. Production does not read it.
create table moved_clock (
  is_moved boolean primary key default true check (is_moved),
  moved_by interval not null
);
