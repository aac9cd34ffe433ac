-- Since when its variants are not seen as often as planned: counted by a job, not by whoever opens the office.
alter table experiment add column ratio_off_since timestamptz;
