import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countRedeemed } from '../../order/progress/count-redeemed.ts'
import { hashOfCode } from './sealed-code.ts'

/** A redeemable code that was sold, and how its line stands. */
export interface SoldCode {
  virtual_code_id: number
  order_id: number
  order_goods_id: number
  is_redeemed: boolean
  /** Units of its line that were neither redeemed nor refunded. */
  redeemable: number
}

/** The sold code whose text this is; undefined for a wrong one and for one in stock. */
export async function findSoldCode({ db, site }: Context, text: string): Promise<SoldCode | undefined> {
  return readSoldCode(db, sql`c.code_hash = ${hashOfCode(site.keys, text)}`)
}

/** The same by its id, after the lock of its order; Error for none. */
export async function viewSoldCode({ db }: Context, virtual_code_id: number): Promise<SoldCode> {
  const code = await readSoldCode(db, sql`c.id = ${virtual_code_id}`)
  if (!code) throw new Error(`no sold code ${virtual_code_id}`)
  return code
}

async function readSoldCode(db: Context['db'], which: ReturnType<typeof sql>): Promise<SoldCode | undefined> {
  const { rows } = await sql<SoldCode>`
    select c.id as virtual_code_id, l.order_id, l.id as order_goods_id, c.redeemed_at is not null as is_redeemed,
      l.quantity - l.refunded_quantity - l.redeemed_quantity as redeemable
    from virtual_code c join order_line l on l.id = c.order_line_id where ${which}`.execute(db)
  return rows[0]
}

/** Redeems a sold code, once; under the lock of its order. False, and nothing changed, where it was redeemed before. */
export async function redeemSoldCode(context: Context, { virtual_code_id, order_goods_id }: SoldCode): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update virtual_code set redeemed_at = ${context.now} where id = ${virtual_code_id} and redeemed_at is null`.execute(context.db)
  if (numAffectedRows === 0n) return false
  await countRedeemed(context, order_goods_id, 1)
  return true
}

/** Makes a redeemed code redeemable again; under the lock of its order. */
export async function restoreSoldCode(context: Context, virtual_code_id: number): Promise<void> {
  const { order_goods_id } = await viewSoldCode(context, virtual_code_id)
  await sql`update virtual_code set redeemed_at = null where id = ${virtual_code_id}`.execute(context.db)
  await countRedeemed(context, order_goods_id, -1)
}
