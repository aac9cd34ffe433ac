-- What a message is about, as its job says: a booking, or else a payment, a refund or an offer of a time.
create function message_about(job jsonb) returns text language sql immutable parallel safe
  return coalesce(job ->> 'bookingId', job #>> '{about,data,bookingId}', job ->> 'paymentId', job ->> 'refundId', job ->> 'offerId',
    job #>> '{about,data,offerId}');
create index message_about on message (message_about(job));
create index notification_of_booking on notification (provider_id, booking_id) where booking_id is not null;

-- A booking is found by what was booked, by the number of a receipt, and by the telephone of the business.
create index segment_words on segment using gin (plain_text(service_name) gin_trgm_ops) with (fastupdate = off);
create index paper_numbered on paper (number, issued_at desc);
create function digits_of(words text) returns text language sql immutable strict parallel safe
  return regexp_replace(words, '[^0-9]', '', 'g');
create index provider_phone on provider using gin (digits_of(phone) gin_trgm_ops) where phone is not null;
create index waitlist_offer_of_booking on waitlist_offer (provider_id, booking_id) where booking_id is not null;

-- Each way in which a table of the office can be sorted, read from either end.
create index booking_total on booking (total_minor, booking_id);
create index account_named on account (lower(full_name), account_id);
create index provider_named on provider (lower(business_name), provider_id);
create index listing_rated_all on listing (rating desc nulls last, reviews_count desc, provider_id);
create index listing_rated_least on listing (rating, reviews_count desc, provider_id);
create index listing_booked_all on listing (recent_bookings, provider_id);
