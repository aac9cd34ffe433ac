-- Two that are told in one instant come in the order in which they happened.
alter table simulated_event add column position bigint generated always as identity;
