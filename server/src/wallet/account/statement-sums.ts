import { toDecimal } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { checkedBounds, findAccount } from './period.ts'
import { balanceBefore, movedWithin } from './sums.ts'

/**
 * What an account held when a period began, what came and went in it, and what it held at its end: opening + plus - minus = closing
 * (WAL-02, CON-06). Refuses `wallet.not_found`.
 */
export async function statementSums(
  context: Context<StaffActor>,
  asked: InputOf<typeof wallet.statement_sums>,
): Promise<OutputOf<typeof wallet.statement_sums>> {
  const account = await findAccount(context, asked)
  const bounds = checkedBounds(context, asked)
  const opening = bounds.from === null ? 0n : await balanceBefore(context, account, bounds.from)
  const { plus, minus } = await movedWithin(context, account, bounds)
  const shown = (value: bigint) => toDecimal(value, account.unit)
  return { ...bounds, opening: shown(opening), plus: shown(plus), minus: shown(minus), closing: shown(opening + plus - minus) }
}
