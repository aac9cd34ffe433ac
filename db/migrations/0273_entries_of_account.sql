-- The office reads what an account is the sum of, the latest first: postings are numbered in the order of time.
create index ledger_entry_of_account on ledger_entry (account, currency, posting_id desc);
