-- What was received is known once it was acted upon: until then it is found as what was lost.
alter table webhook_event add column applied_at timestamptz;
update webhook_event set applied_at = received_at;
