-- The server's role owns nothing and may not change what is only ever added to (kernel/migrate/grants.ts). To lock a row is to have
-- the right to change it: what locks such rows does so as their owner. A fixed search path lets no temporary table stand before a
-- table of the ledger.
create function lock_transfer(p_id uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from transfer where id = p_id for update;
end $$;
revoke execute on function lock_transfer(uuid) from public;
alter function check_give_back() security definer set search_path = public, pg_temp;
alter function check_reversal() security definer set search_path = public, pg_temp;
alter function resolve_hold(uuid, text, timestamptz, text, text, int, text, text, int[], text[], text[], bigint[])
  security definer set search_path = public, pg_temp;
revoke execute on function resolve_hold(uuid, text, timestamptz, text, text, int, text, text, int[], text[], text[], bigint[]) from public;

alter function check_entry() set search_path = public, pg_temp;
alter function check_transfer() set search_path = public, pg_temp;
alter function check_balance() set search_path = public, pg_temp;
alter function check_held(bigint) set search_path = public, pg_temp;
alter function check_held_balance() set search_path = public, pg_temp;
alter function check_held_resolution() set search_path = public, pg_temp;

-- Makes a partition of a partitioned table, for one value of a list or from one bound up to another; false where it is there already.
-- It is reached through its table, whose rights hold. Writers go on meanwhile: it is made beside and then attached.
create function make_partition(p_table text, p_name text, p_from text, p_to text default null) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  strategy text;
  part text := p_table || '_' || p_name;
  grantee name;
begin
  select k.partstrat into strategy from pg_partitioned_table k join pg_class c on c.oid = k.partrelid
  where c.relname = p_table and c.relnamespace = 'public'::regnamespace;
  if strategy is null or p_name !~ '^[a-z0-9_]{1,30}$' or (strategy = 'r') <> (p_to is not null) then
    raise exception 'no partition % of % can be made', p_name, p_table using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('make_partition ' || p_table));
  if to_regclass(format('public.%I', part)) is not null then return false; end if;
  execute format('create table public.%I (like public.%I including defaults including constraints including generated)', part, p_table);
  execute format('alter table public.%I attach partition public.%I for values %s', p_table, part,
    case strategy when 'l' then format('in (%L)', p_from) else format('from (%L) to (%L)', p_from, p_to) end);
  for grantee in
    select distinct r.rolname from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.oid = format('public.%I', part)::regclass and a.grantee <> c.relowner
  loop
    execute format('revoke insert, update, delete, truncate on public.%I from %I', part, grantee);
  end loop;
  return true;
end $$;
revoke execute on function make_partition(text, text, text, text) from public;
