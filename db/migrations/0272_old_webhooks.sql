-- Those of which no repeat is asked after any more are forgotten.
create index webhook_event_age on webhook_event (received_at);
