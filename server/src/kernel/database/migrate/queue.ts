import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import type pg from 'pg'

const schema = 'pgboss'

/** The version of the queue's schema that this version of the library wants. */
function wantedVersion(): number {
  const written = /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans(schema))
  if (!written) throw new Error('pg-boss does not say the version of its schema')
  return Number(written[1])
}

async function installedVersion(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query<{ is_there: boolean }>(`select to_regclass('pgboss.version') is not null as is_there`)
  if (!found[0]!.is_there) return null
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? null
}

export const isQueueInstalled = async (client: pg.Client): Promise<boolean> => ((await installedVersion(client)) ?? 0) >= wantedVersion()

/** Installs or upgrades the queue's schema, as the role that migrates: the server starts the queue without that right. */
export async function installQueue(client: pg.Client): Promise<void> {
  const installed = await installedVersion(client)
  if (installed === null) await client.query(getConstructionPlans(schema))
  else if (installed < wantedVersion()) await upgrade(client, installed)
}

/** One transaction, and after it indexes that are built concurrently, each by itself. */
async function upgrade(client: pg.Client, from: number) {
  const plan = getMigrationPlans(schema, from)
  const end = plan.lastIndexOf('COMMIT;') + 'COMMIT;'.length
  await client.query(plan.slice(0, end))
  const after = plan.slice(end).replace(/^\s*--.*$/gm, '')
  for (const statement of after.split(';')) if (statement.trim()) await client.query(statement)
}
