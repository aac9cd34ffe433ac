-- Either side of a disputed no-show can be warned about that visit: a decision of the booking as well.
alter table decision
  drop constraint decision_of_booking,
  add constraint decision_of_booking check (case when subject_type = 'booking'
    then kind in ('no_show_upheld', 'visit_confirmed', 'absence_confirmed', 'warned')
    else kind not in ('no_show_upheld', 'visit_confirmed', 'absence_confirmed') end) not valid;
