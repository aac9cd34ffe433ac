-- 'elsewhere': opened by a sign-in service that has not said that anybody has logged in there just now. Such a session is never a
-- recent log-in. A node that is older takes it for one, as before.
alter table session
  drop constraint session_proven_by_check,
  add constraint session_proven_by_check check (proven_by in ('passkey', 'mailbox', 'elsewhere'));
