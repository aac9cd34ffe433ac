-- The log is read by when something was done, by what it was about, and by whom it touched.
create index audit_entry_at on audit_entry (at desc, audit_entry_id desc);
create index audit_entry_area on audit_entry (split_part(action, '.', 1), at desc, audit_entry_id desc);
create index audit_entry_about on audit_entry (subject_id, at);
drop index audit_entry_subject;
