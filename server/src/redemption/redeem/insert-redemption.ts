import type { RedemptionKind } from '@longmall/contract/redemption.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'

export interface NewRedemption {
  kind: RedemptionKind
  order_id?: number
  virtual_code_id?: number
  coin_withdrawal_id?: number
  subject_no: string
  member_id: number
  store_id: number
  code_step?: number
  coins?: { unit: string; net: bigint; worth: bigint }
  lines?: readonly { order_goods_id: number; quantity: number }[]
}

/** Writes who handed what over, where and when; answers its id. */
export async function insertRedemption({ db, actor, now }: Context<MemberActor>, made: NewRedemption): Promise<number> {
  const { coins, lines = [], order_id, virtual_code_id, coin_withdrawal_id, code_step, ...facts } = made
  const { id } = await db
    .insertInto('redemption')
    .values({
      ...facts,
      order_id: order_id ?? null,
      virtual_code_id: virtual_code_id ?? null,
      coin_withdrawal_id: coin_withdrawal_id ?? null,
      code_step: code_step === undefined ? null : BigInt(code_step),
      unit: coins?.unit ?? null,
      net: coins?.net ?? null,
      worth: coins?.worth ?? null,
      clerk_id: actor.member_id,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      redeemed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into redemption_line (redemption_id, order_line_id, quantity)
    select ${id}, line, quantity from unnest(${lines.map((one) => one.order_goods_id)}::int[], ${lines.map((one) => one.quantity)}::int[]) l (line, quantity)`.execute(
    db,
  )
  return id
}
