-- What the processor is asked about once more within a day of being paid.
create index payment_paid on payment (paid_at) where status = 'succeeded';
create index payment_of_intent on payment (intent);
