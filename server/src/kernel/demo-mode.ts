import pg from 'pg'
import { isDemoByDefault, isPublic, readDemoOption } from './config.ts'

/** Content of a database: the demo store, a shop with an owner, or neither. */
export type DatabaseKind = 'demo' | 'owned' | 'neither'

const demoDescription = 'the demo store, whose accounts and passwords everybody can read'
const advice = 'For an empty start run: npm run demo:remove. To run the demo all the same, say DEMO=1.'

/** Does this process run the demo store? Throws when the configuration contradicts the database. */
export function chooseDemo(databaseKind: DatabaseKind, env: NodeJS.ProcessEnv): boolean {
  const requested = readDemoOption(env)
  if (databaseKind === 'owned') {
    if (requested)
      throw new Error(
        'this database is a shop with an owner, and DEMO=1 would make a demo of it. Say DEMO=0, or name another DATA_DIR or DATABASE_URL.',
      )
    return false
  }
  if (databaseKind === 'neither') return requested ?? isDemoByDefault(env)
  if (requested === false) throw new Error(`this database was filled with ${demoDescription}, so it does not open with DEMO=0. ${advice}`)
  if (requested === null && env.DATABASE_URL)
    throw new Error(`DATABASE_URL was filled with ${demoDescription}, so it opens only where DEMO=1 is said. ${advice}`)
  if (requested === null && isPublic(env))
    throw new Error(`HOST or PUBLIC_URL shows others ${demoDescription}: there it opens only where DEMO=1 is said. ${advice}`)
  return true
}

/** The content of a migrated database. */
export async function readDatabaseKind(url: string): Promise<DatabaseKind> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ holding: DatabaseKind }>(`
      select case when is_demo then 'demo' when set_up_at is not null or exists (select from staff) then 'owned' else 'neither' end as holding from shop`)
    return rows[0]!.holding
  } finally {
    await client.end()
  }
}
