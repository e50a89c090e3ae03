import pg from 'pg'

/**
 * Gives the server's role what it needs of the schema, and takes what it must not have. Each table that refuses changes by trigger
 * (`refuse_change`, `refuse_audit_change`) is only ever added to; `migration` is only read; partitions are reached through their table. Says
 * only what differs: a grant changes the catalogue, and every connection would plan again.
 */
export async function grantAll(client: pg.Client, role: string): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ statement: string }>(grantDifferences, [role])
  for (const { statement } of rows) await client.query(statement)
  await client.query(defaultPrivileges(pg.escapeIdentifier(role)))
  await client.query('commit')
}

const grantDifferences = `
  with relation as (
    select c.oid, c.relacl, case when c.relkind = 'S' then 'sequence' else 'table' end as kind, format('%I.%I', n.nspname, c.relname) as name,
      case
        when c.relkind = 'S' then '{USAGE,SELECT,UPDATE}'::text[]
        when c.relkind in ('v', 'm') or c.relname = 'migration' or (c.relispartition and n.nspname = 'public') then '{SELECT}'
        else '{SELECT,INSERT}' || array(
          select privilege from (values ('UPDATE', 16), ('DELETE', 8)) as p (privilege, bit)
          where not exists (
            select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
            where t.tgrelid = c.oid and f.proname in ('refuse_change', 'refuse_audit_change') and t.tgtype & p.bit > 0 and t.tgattr = ''))
      end as wanted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(c.relowner, 'usage')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  ), held as (
    select r.oid, a.privilege_type from relation r cross join lateral aclexplode(r.relacl) a where a.grantee = $1::regrole
  )
  select format('grant usage on schema %I to %I', nspname, $1) as statement from pg_namespace
  where nspname in ('public', 'pgboss') and not has_schema_privilege($1, oid, 'usage')
  union all
  select format('revoke create on schema public from public, %I', $1) where has_schema_privilege($1, 'public', 'create')
  union all
  select format('grant temporary on database %I to %I', current_database(), $1) where not has_database_privilege($1, current_database(), 'temporary')
  union all
  select format('grant %s on %s %s to %I', string_agg(privilege, ', '), kind, name, $1)
  from relation r cross join lateral unnest(r.wanted) privilege
  where not exists (select from held h where h.oid = r.oid and h.privilege_type = privilege) group by kind, name
  union all
  select format('revoke %s on %s %s from %I', string_agg(h.privilege_type, ', '), r.kind, r.name, $1)
  from held h join relation r using (oid) where h.privilege_type <> all (r.wanted) group by r.kind, r.name
  union all
  select format('grant execute on routine %s to %I', p.oid::regprocedure, $1)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'pgboss') and pg_has_role(p.proowner, 'usage') and not has_function_privilege($1, p.oid, 'execute')
  union all
  -- The health page looks at the transactions of every role; where this role cannot grant it, it sees its own.
  select format('grant pg_read_all_stats to %I', $1)
  where (select rolsuper from pg_roles where rolname = current_user) and not pg_has_role($1, 'pg_read_all_stats', 'usage')`

const defaultPrivileges = (role: string) =>
  ['public', 'pgboss']
    .map(
      (schema) => `
      alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role};
      alter default privileges in schema ${schema} grant usage, select, update on sequences to ${role};`,
    )
    .join('')
