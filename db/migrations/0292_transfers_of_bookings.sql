-- Sending the operator's money is of a booking: of a fee that they pay there is no card to note it on. How often it was refused
-- (each try after that has a key of its own), and that it was begun.
alter table booking
  add column transfer_attempts smallint not null default 0 check (transfer_attempts >= 0),
  add column transfer_begun_at timestamptz;
update booking b set transfer_attempts = r.attempts, transfer_begun_at = r.begun_at
from (select r.provider_id, r.booking_id, max(g.transfer_attempts) as attempts, max(r.transfer_begun_at) as begun_at
  from gift_redemption r join gift_card g on g.provider_id = r.provider_id and g.gift_card_id = r.gift_card_id
  where g.transfer_attempts > 0 or r.transfer_begun_at is not null group by r.provider_id, r.booking_id) r
where b.provider_id = r.provider_id and b.booking_id = r.booking_id;
drop index gift_redemption_begun;
alter table gift_redemption drop column transfer_begun_at;
alter table gift_card drop column transfer_attempts;
create index booking_transfer_begun on booking (provider_id, booking_id) where transfer_begun_at is not null;
