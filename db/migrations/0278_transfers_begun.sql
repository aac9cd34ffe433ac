-- That sending the operator's money for it was begun: what a processor was asked before a crash is looked for, also when all of
-- it was put back meanwhile.
alter table gift_redemption add column transfer_begun_at timestamptz;
create index gift_redemption_begun on gift_redemption (provider_id, booking_id) where transfer_begun_at is not null;
