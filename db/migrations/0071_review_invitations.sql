-- Visits whose customers are still to be asked how it was; gone once they have been, or need not be any more.
create table review_invitation (
  provider_id uuid not null,
  booking_id uuid not null,
  due_at timestamptz not null,
  primary key (provider_id, booking_id),
  foreign key (provider_id, booking_id) references booking
);
create index review_invitation_due on review_invitation (due_at);
