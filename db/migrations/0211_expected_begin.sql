-- When its customer was told last that it will begin, where that is or was another time than planned. It ends when it is moved.
alter table booking add column expected_at timestamptz;
update booking b set expected_at = d.expected_at from delayed_booking d
  where b.provider_id = d.provider_id and b.booking_id = d.booking_id and b.starts_at = d.starts_at;

-- What they have read or agreed to last; null: of no other time than planned.
alter table delayed_booking add column heard_at timestamptz;
update delayed_booking set heard_at = expected_at;
