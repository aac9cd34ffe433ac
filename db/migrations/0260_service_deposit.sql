-- What is paid ahead of a service where its provider takes deposits: a share of its price, a sum, or as for all of them.
alter table service
  add column deposit jsonb constraint service_deposit_shape check (
    deposit = jsonb_build_object('percent', (deposit->>'percent')::int) and (deposit->>'percent')::int between 5 and 100
    or deposit = jsonb_build_object('minor', (deposit->>'minor')::bigint) and (deposit->>'minor')::bigint >= 0);
