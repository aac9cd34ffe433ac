-- The office finds the bookings of a status in the order of when they were made, also where there are few; and those of some
-- days, by what the index alone says.
create index booking_of_status on booking (status, created_at desc, booking_id desc);
drop index booking_unanswered;
drop index booking_starts;
create index booking_starts on booking (starts_at, booking_id) include (provider_id, created_at, status);

-- Whatever is looked for by the name of a business asks for any part of it.
create index provider_name_parts on provider using gin (name_text gin_trgm_ops) with (fastupdate = off);
