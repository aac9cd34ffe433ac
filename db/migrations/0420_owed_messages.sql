-- The doctor asks each minute what has happened of late, and whether somebody was told.
create index booking_change_latest on booking_change (at);
create index booking_reminder_called on booking_reminder (called_at);
create index refund_opened on refund (created_at);
create index payment_received on payment (paid_at) where paid_at is not null;
