import { hostname } from 'node:os'
import pg from 'pg'
import type { Site } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { newSecret } from '../../staff/totp/totp.ts'
import { sealSetUpSecret } from './set-up-secret.ts'

interface Offer {
  /** To be printed; none where the shop has an owner. */
  lines: string[]
  /** Lets another process offer an address. The one that was printed stays good. */
  release: () => Promise<void>
}
const noOffer: Offer = { lines: [], release: () => Promise.resolve() }

/**
 * Creates a one-time address for creating the owner of a shop without one, in place of an earlier one. Of several processes on one
 * database the first offers it, for as long as it runs, and the others name the process whose output has it.
 */
export async function offerSetUp(site: Site, url: string, address: string): Promise<Offer> {
  const { is_demo, set_up_at } = site.shared.shop
  if (is_demo || set_up_at !== null) return noOffer
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', (error) => site.log.warn({ err: error }, 'the set-up address is no longer held'))
  await client.connect()
  try {
    const made = await makeOffer(client, site, address)
    if (made.isHolder) return { lines: made.lines, release: () => client.end() }
    await client.end()
    return { ...noOffer, lines: made.lines }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function makeOffer(client: pg.Client, site: Site, address: string): Promise<{ isHolder: boolean; lines: string[] }> {
  await client.query('begin')
  // One process at a time looks and writes; the second lock lives as long as the connection does.
  await client.query(`select pg_advisory_xact_lock(hashtext('longmall set-up'))`)
  const { rows: locks } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(hashtext('longmall set-up holder')) as taken`)
  if (!locks[0]!.taken) {
    const { rows } = await client.query<{ set_up_by: string; at: Date }>(
      'select set_up_by, set_up_offered_at as at from shop where set_up_hash is not null',
    )
    await client.query('commit')
    const other = rows[0]
    return {
      isHolder: false,
      lines: other ? [`set-up    the address stands in the output of ${other.set_up_by}, at ${other.at.toISOString()}`] : [],
    }
  }
  const key = newToken()
  const values = [hashOfToken(key), sealSetUpSecret(site, newSecret()), `process ${process.pid} on ${hostname()}`]
  const { rowCount } = await client.query(
    `update shop set set_up_hash = $1, set_up_totp = $2, set_up_by = $3, set_up_offered_at = clock_timestamp()
     where set_up_at is null and not is_demo`,
    values,
  )
  await client.query('commit')
  if (!rowCount) return { isHolder: false, lines: [] }
  return {
    isHolder: true,
    lines: [
      `set-up    ${address}/console/set-up#${key}`,
      '          This shop has no owner yet. The address works once, and only until the next start.',
    ],
  }
}
