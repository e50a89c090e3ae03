import { randomUUID } from 'node:crypto'
import type { gift as contract } from '@longmall/contract/gift.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { checkSkuSoldAs } from '../../catalogue/sold-as/check-sold-as.ts'
import { requireAddon } from '../../kernel/addons.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { giveGift } from '../give-gift.ts'

/**
 * Gives members a gift each; ids that are no member's, or of a cancelled account, are left out. Refuses `call.feature_off`,
 * `catalogue.goods_not_found`, and as `checkSkuSoldAs`.
 */
export async function giveToMembers(
  context: Context<StaffActor>,
  { member_ids, sku_id, quantity, days }: InputOf<typeof contract.grant>,
): Promise<OutputOf<typeof contract.grant>> {
  requireAddon(context, 'gift')
  await checkSkuSoldAs(context, sku_id, 'gift')
  const { rows } = await sql<{ id: number }>`
    select id from member where id = any (${member_ids}::int[]) and state <> 'cancelled' order by id`.execute(context.db)
  const given = rows.map(({ id }) => id)
  const once = randomUUID()
  for (const member_id of given)
    await giveGift(context, { member_id, sku_id, quantity, days, reason: 'operator', key: `operator:${once}:${member_id}` })
  await audit(context, { subject: `sku ${sku_id}`, before: null, after: { given, quantity, days } })
  return { granted: given.length, skipped: [...new Set(member_ids)].filter((id) => !given.includes(id)) }
}
