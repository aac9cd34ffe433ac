-- What is remembered under a mark is right for it alone: also after a restore, or where a row was deleted and made again, no
-- mark comes a second time.
alter table free_day_mark alter column mark set default (extract(epoch from clock_timestamp()) * 1000000)::bigint;
