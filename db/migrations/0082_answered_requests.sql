-- How long requests waited for their answer is worked out for each page of a provider: most changes are no answers.
create index booking_change_answer on booking_change (provider_id, booking_id) where kind in ('accepted', 'declined');
