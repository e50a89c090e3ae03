import pg from 'pg'

/** Runs a statement on a connection of its own, one such statement at a time on the whole server. */
export async function asAdmin(url: string, statement: string) {
  const one = new pg.Client({ connectionString: url })
  await one.connect()
  // A template can only be copied while nobody is connected to it, and copies queue here.
  for (const text of [`select pg_advisory_lock(42)`, statement]) await one.query(text)
  await one.end()
}
