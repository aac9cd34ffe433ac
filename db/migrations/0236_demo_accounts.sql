-- The simulator answers only for accounts that it knows: those of a demo city that was filled before belong to them.
insert into simulated_object (object_id, body, created_at)
  select account, jsonb_build_object('id', account, 'object', 'account', 'charges_enabled', true, 'details_submitted', true,
    'country', 'GB', 'created', extract(epoch from created_at)::bigint, 'metadata', '{}'::jsonb), created_at
  from card_account where account like 'acct\_demo\_%'
  on conflict do nothing;
