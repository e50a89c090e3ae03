import { sql } from 'kysely'
import type { Database } from '../kernel/database/database.ts'

export interface ReservedQuantity {
  sku_id: number
  /** Units set apart; null for no end of them. */
  stock: number | null
  reserved: number
}

/** How much of each SKU of a promotion is taken at this moment, unpaid orders counted. One statement. */
export async function reservedQuantities({ db }: { db: Database }, promotion_id: number): Promise<ReservedQuantity[]> {
  const { rows } = await sql<ReservedQuantity>`
    select sku_id, stock, reserved from promotion_item where promotion_id = ${promotion_id}`.execute(db)
  return rows
}
