-- What the operator takes of card payments, as they have set it: the latest that holds. None: what the environment says.
create table platform_fee (
  version integer primary key check (version > 0),
  basis_points integer not null check (basis_points between 0 and 5000),
  -- A rise is told beforehand.
  holds_from timestamptz not null,
  set_at timestamptz not null,
  -- Something else was set before it held: it never did.
  withdrawn_at timestamptz check (withdrawn_at < holds_from)
);
