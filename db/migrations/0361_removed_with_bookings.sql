-- 'removed' of a booking: a visit that came with another plan, whose money had gone back before its booking was called off.
alter table subscription_entry
  drop constraint subscription_entry_kind,
  add constraint subscription_entry_kind check (
    case kind when 'removed' then num_nonnulls(booking_id, period) = 1
      else (booking_id is not null) = (kind in ('used', 'returned')) end
    and (uses > 0) = (kind in ('granted', 'added', 'returned')));
