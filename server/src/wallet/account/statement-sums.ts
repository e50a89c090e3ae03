import { toDecimal } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { validateBounds, findAccount } from './period.ts'
import { balanceBefore, sumMovements } from './sums.ts'

/**
 * The opening balance of a period, credits, debits and the closing balance: opening + plus - minus = closing (WAL-02, CON-06). Refuses
 * `wallet.not_found`.
 */
export async function statementSums(
  context: Context<StaffActor>,
  request: InputOf<typeof wallet.statement_sums>,
): Promise<OutputOf<typeof wallet.statement_sums>> {
  const account = await findAccount(context, request)
  const bounds = validateBounds(context, request)
  const opening = bounds.from === null ? 0n : await balanceBefore(context, account, bounds.from)
  const { plus, minus } = await sumMovements(context, account, bounds)
  const toText = (value: bigint) => toDecimal(value, account.unit)
  return { ...bounds, opening: toText(opening), plus: toText(plus), minus: toText(minus), closing: toText(opening + plus - minus) }
}
