-- The first half was right and the second factor was not entered: in the history it is an outcome of its own.
alter table sign_in
  drop constraint sign_in_outcome_check,
  add constraint sign_in_outcome_check check (outcome in ('opened', 'wrong', 'factor_wrong', 'halfway'));
alter table half_sign_in
  -- Its row of the history, which goes once the second half is right. Null: begun before this column.
  add column sign_in_id uuid,
  -- In a browser that the account did not know: its owner is mailed if it is left there.
  add column is_told boolean not null default false;
