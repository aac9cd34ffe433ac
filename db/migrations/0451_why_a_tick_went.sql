-- Why the office has taken a tick away, where the bell tells it.
alter table notification
  add column reason text,
  add column words text not null default '';
