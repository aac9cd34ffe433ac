-- A time that is free anew may be offered anew: only what somebody has open now stands once.
drop index waitlist_offer_once;
create unique index waitlist_offer_once on waitlist_offer (provider_id, entry_id, starts_at) where answer is null;
-- When the time of an offer that was let go was seen taken by somebody else: free after that, it is another chance.
alter table waitlist_offer add column taken_at timestamptz;
-- To be booked without being asked.
alter table waitlist_offer add column is_direct boolean not null default false;
create index waitlist_offer_of_entry on waitlist_offer (provider_id, entry_id);
