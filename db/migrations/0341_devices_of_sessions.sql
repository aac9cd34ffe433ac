-- By which device a session was opened, a second factor confirmed and a link 'this was not me' is about; null: not known.
alter table session add column known_device_id uuid;
alter table second_factor add column known_device_id uuid;
alter table account_token add column known_device_id uuid;

-- A passkey from before the second factor is the first half alone.
alter table half_sign_in
  drop constraint half_sign_in_way_check,
  add constraint half_sign_in_way_check check (way in ('password', 'code', 'link', 'passkey', 'sign_up'));
