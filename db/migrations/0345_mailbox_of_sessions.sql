-- 'mailbox': opened by a code or a link that the mailbox of the account got. Null: by a password, or a sign-in service.
alter table session
  drop constraint session_proven_by_check,
  add constraint session_proven_by_check check (proven_by in ('passkey', 'mailbox'));
