-- The number of a transaction is a PostgreSQL's own, and seals, folds, flows and events are cut by it. A shop whose tables were
-- loaded into another PostgreSQL (a restored backup, a dump) would count on below what its ledger holds, and nothing new would be
-- sealed. So the shop counts by its own number: PostgreSQL's, and what it is ahead by. A constant costs a statement nothing; stable, as
-- what is immutable is computed into plans that then outlive a change.
create function xid_ahead() returns bigint language sql stable as 'select 0::bigint';

-- The number of the transaction under way.
create function running_xid() returns xid8 language sql stable as $$
  select (pg_current_xact_id()::text::bigint + xid_ahead())::text::xid8
$$;

-- What has a lower number is decided: no open transaction can still come before it.
create function settled_xid() returns xid8 language sql stable as $$
  select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + xid_ahead())::text::xid8
$$;

-- The functions that cut by it are otherwise as they were.
do $$
declare
  one regprocedure;
begin
  for one in
    select oid from pg_proc
    where pronamespace = current_schema()::regnamespace and prokind = 'f' and proname not in ('running_xid', 'settled_xid')
      and prosrc ~ 'pg_current_xact_id|pg_snapshot_xmin'
  loop
    execute replace(
      replace(pg_get_functiondef(one), 'pg_snapshot_xmin(pg_current_snapshot())', 'settled_xid()'),
      'pg_current_xact_id()', 'running_xid()');
  end loop;
end $$;
alter table entry alter xid set default running_xid();
alter table outbox alter transaction set default running_xid();

-- Called with no transaction of the shop under way anywhere but in this PostgreSQL: counts on above all that is kept. What is kept is
-- read first: whoever wrote it had its number before this transaction gets its own. Answers what it is ahead by now.
create function settle_xids() returns bigint language plpgsql as $$
declare
  highest bigint;
  running bigint;
begin
  select coalesce(max(number::text::bigint), 0) into highest from (
    (select xid as number from entry order by xid desc limit 1)
    union all (select up_to from seal order by number desc limit 1)
    union all (select up_to from snapshot order by day desc limit 1)
    union all (
      select last.up_to from account a
        cross join lateral (select f.up_to from fold f where f.account_id = a.id order by f.up_to desc limit 1) last
      where a.floor is null)
    union all select up_to from book_head
    union all select transaction from outbox
  ) kept;
  running := running_xid()::text::bigint;
  if running < highest then
    execute format('create or replace function xid_ahead() returns bigint language sql stable as %L',
      format('select %s::bigint', highest - running + xid_ahead() + 1));
  end if;
  return xid_ahead();
end $$;
