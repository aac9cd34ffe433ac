-- What the office finds people and their bookings by, however many there are.
create index account_words on account using gin (plain_text(full_name || ' ' || email::text) gin_trgm_ops);
create index account_newest on account (created_at desc, account_id desc);
create index provider_newest on provider (created_at desc, provider_id desc);
create index provider_unverified on provider (created_at, provider_id) where not is_verified and status = 'active';
create index booking_newest on booking (created_at desc, booking_id desc);
create index booking_starts on booking (starts_at, provider_id);
