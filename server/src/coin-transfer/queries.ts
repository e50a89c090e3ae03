import type { CoinTransfer } from '@longmall/contract/coin-transfer.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'

export interface CoinTransferRow {
  coin_transfer_id: number
  coin_transfer_no: string
  payer_id: number
  payee_id: number
  unit: PricedUnit
  amount: bigint
  remark: string
  created_at: Timestamp
}

export const columns = sql.raw(
  't.id as coin_transfer_id, t.coin_transfer_no, t.payer_id, t.payee_id, t.unit, t.amount, t.remark, t.created_at',
)

/** A transfer as one of its members sees it; `counterpart_name` is masked already. */
export function showCoinTransfer(row: CoinTransferRow, viewer: number, counterpart_name: string): CoinTransfer {
  const isOut = row.payer_id === viewer
  return {
    coin_transfer_id: row.coin_transfer_id,
    coin_transfer_no: row.coin_transfer_no,
    direction: isOut ? 'out' : 'in',
    counterpart_id: isOut ? row.payee_id : row.payer_id,
    counterpart_name,
    unit: row.unit,
    amount: toDecimal(row.amount, row.unit),
    remark: row.remark,
    created_at: row.created_at,
  }
}
