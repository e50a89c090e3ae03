import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readPass } from './gate/sign-pass.ts'

export interface PassInput {
  promotion_id: number
  sku_id: number
  /** Units that are ordered: as many as the pass is for, or fewer. */
  quantity: number
  pass?: string | undefined
}

/**
 * Lets an order of flash-sale units through (PRM-03, R-18): the pass must be the caller's own, for this SKU and as many
 * units, alive by the store clock, and is used up by the transaction that orders, in whichever process it was given.
 * Whether units are left is for the promotion's own stock to say. Refuses `flash_sale.pass_required`, `flash_sale.pass_invalid`,
 * `flash_sale.pass_expired`, `flash_sale.pass_used`.
 */
export async function validatePass(context: Context<MemberActor>, { promotion_id, sku_id, quantity, pass }: PassInput): Promise<void> {
  if (pass === undefined) throw new Refusal('flash_sale.pass_required')
  const { actor, site, now, db } = context
  const signedPass = readPass(site.keys.sign, actor.member_id, pass)
  if (!signedPass || signedPass.promotion_id !== promotion_id || signedPass.sku_id !== sku_id || signedPass.quantity < quantity)
    throw new Refusal('flash_sale.pass_invalid')
  if (signedPass.expires_at <= now) throw new Refusal('flash_sale.pass_expired')
  const { numAffectedRows } = await sql`
    insert into flash_sale_used_pass (pass, promotion_id, member_id, used_at)
    values (${signedPass.pass}, ${promotion_id}, ${actor.member_id}, ${now}) on conflict (pass) do nothing`.execute(db)
  if (!numAffectedRows) throw new Refusal('flash_sale.pass_used')
}
