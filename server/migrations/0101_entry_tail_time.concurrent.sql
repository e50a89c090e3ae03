-- The statement of an account of the house in order of time, from any instant, with what it held after each entry.
create index concurrently if not exists entry_tail_time on entry (account_id, effective_at, transfer_id, line) include (amount)
  where account_version is null;
