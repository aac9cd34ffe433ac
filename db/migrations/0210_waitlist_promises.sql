-- What it cost and how it could be called off when somebody said that they may be booked without being asked.
alter table waitlist_entry add column agreed jsonb;
-- What a held time is to be the new time of; its service may be offered no more.
alter table hold add column booking_id uuid;
