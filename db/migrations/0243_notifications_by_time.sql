-- The office lists what stands in the bells of all businesses, the latest first.
create index notification_by_time on notification (created_at desc, notification_id);
