-- Of those who want a freed time the longest appointment is asked first, if the provider says so.
alter table waitlist_rule add column longest_first boolean not null default false;
