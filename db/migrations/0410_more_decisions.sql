-- What the office decides of a disputed no-show is a decision like the others, and so is what it finds nothing against or shows
-- again: the record has its reason and words, though nobody is owed a statement of it.
alter table decision
  drop constraint decision_kind_check,
  add constraint decision_kind_check check (kind in ('review_removed', 'review_folded', 'photo_removed', 'warned', 'suspended',
    'no_show_upheld', 'visit_confirmed', 'absence_confirmed', 'kept', 'restored')),
  drop constraint decision_subject_type_check,
  add constraint decision_subject_type_check check (subject_type in ('review', 'photo', 'page', 'account', 'booking')),
  drop constraint decision_reason_check,
  add constraint decision_reason_check check (reason in ('inappropriate', 'fake', 'spam', 'personal_information', 'harassment',
    'copyright', 'fraud', 'safety', 'terms', 'own_wish', 'other', 'proven', 'more_likely', 'unanswered', 'in_doubt',
    'allowed', 'unfounded', 'mistake')),
  add constraint decision_of_booking check ((subject_type = 'booking')
    = (kind in ('no_show_upheld', 'visit_confirmed', 'absence_confirmed'))),
  add constraint decision_appealable check (kind not in ('kept', 'restored') or appeal is null);

-- An appeal that is granted takes the fee with it.
alter table booking_change
  drop constraint booking_change_fee_minor_check,
  add constraint booking_change_fee_minor_check check (case when kind = 'fee_waived' then fee_minor < 0
    when kind in ('visit_confirmed', 'absence_confirmed') then fee_minor <= 0 else fee_minor >= 0 end) not valid;

-- What was reported and is gone by its author's own hand stays in the numbers of the year.
alter table report
  drop constraint report_status_check,
  add constraint report_status_check check (status in ('open', 'kept', 'removed', 'folded', 'warned', 'suspended', 'gone')) not valid;
