-- One photo of a provider can be reported, and what a program asks a person to look at stands in the same queue: from nobody.
alter table report
  add column photo text check (photo ~ '^/[^/][!-~]*$' and length(photo) <= 500),
  alter column reporter_id drop not null,
  drop constraint report_reason_check,
  drop constraint report_once,
  add constraint report_reason_check check (reason in
    ('inappropriate', 'fake', 'spam', 'personal_information', 'harassment', 'copyright', 'other', 'burst')),
  add constraint report_of_nobody check ((reporter_id is null) = (reason = 'burst')),
  add constraint report_of_one_thing check (review_id is null or photo is null),
  add constraint report_once unique nulls not distinct (provider_id, review_id, photo, reporter_id);
