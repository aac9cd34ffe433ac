-- Money, messages, searches without supply and the audit log are tables of the office like the others: each order that a head
-- offers is that of an index, read from either end.
alter table office_view
  drop constraint office_view_page_check,
  add constraint office_view_page_check check (page in ('accounts', 'providers', 'bookings', 'messages', 'audit', 'differences',
    'ledger', 'unmet'));

create index message_tried on message (tried_at desc, key);
create index message_tries on message (tries desc, created_at desc, key);
create index message_of_channel on message (channel, created_at desc, key);

-- By what was done, as its bytes are ordered: what begins with an area is one stretch of it.
create index audit_entry_action on audit_entry (action collate "C", at desc, audit_entry_id desc);

-- An account by its amounts; its sum is read from the index alone.
create index ledger_entry_amount on ledger_entry (account, currency, amount_minor, posting_id, position);
create index ledger_posting_by_time on ledger_posting (posted_at desc, posting_id desc);

create index payment_difference_latest on payment_difference (found_at desc, difference_id desc);
create index payment_difference_by_state on payment_difference ((mended_at is null) desc, found_at desc, difference_id desc);
create index payment_difference_of_kind on payment_difference (kind, found_at desc, difference_id desc);
create index payment_difference_words on payment_difference using gin ((ours || ' ' || theirs) gin_trgm_ops) with (fastupdate = off);
drop index payment_difference_found;

-- By what the office finds it. The table holds 180,000 rows at most.
alter table unmet_search add column found_by text not null
  generated always as (plain_text(words || ' ' || replace(category_slug, '-', ' ') || ' ' || place)) stored;
