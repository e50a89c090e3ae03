import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken } from '../../kernel/security/session.ts'
import { openSetUpSecret } from './set-up-secret.ts'

interface Row {
  is_done: boolean
  is_known: boolean | null
  set_up_totp: Buffer | null
}

/**
 * The authenticator's secret that belongs to a set-up address. Refuses `shop.set_up_done` once the shop has an owner, and
 * `shop.set_up_unknown` for an address that a later start replaced, or that never was.
 */
export async function findOffer({ db, site }: Context, set_up_key: string, lock = false): Promise<Buffer> {
  const { rows } = await sql<Row>`
    select set_up_at is not null or is_demo as is_done, set_up_hash = ${hashOfToken(set_up_key)} as is_known, set_up_totp from shop
    ${lock ? sql`for update` : sql``}`.execute(db)
  const { is_done, is_known, set_up_totp } = rows[0]!
  if (is_done) throw new Refusal('shop.set_up_done')
  if (!is_known) throw new Refusal('shop.set_up_unknown')
  return openSetUpSecret(site, set_up_totp!)
}
