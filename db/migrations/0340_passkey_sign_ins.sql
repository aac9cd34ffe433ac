-- In the history a passkey is a way of its own.
alter table sign_in
  drop constraint sign_in_way_check,
  add constraint sign_in_way_check check (way in ('password', 'code', 'link', 'passkey', 'sign_up'));
