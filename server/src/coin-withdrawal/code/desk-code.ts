import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { findStops } from '../../withdrawal/review/check-not-stopped.ts'
import { columns, lockMembers, lockWithdrawal, type CoinWithdrawalRow } from '../queries.ts'
import { handOverCoins } from './hand-over-coins.ts'
import { isCurrent, stepsSinceCode } from './rotating-code.ts'

/** A withdrawal by code as a desk sees it; amounts in the coin's smallest part, the worth in cents. */
export interface DeskCoins {
  coin_withdrawal_id: number
  coin_withdrawal_no: string
  member_id: number
  unit: PricedUnit
  amount: bigint
  fee: bigint
  worth: bigint
  /**
   * `ready` to be handed over; `waits` for the approval of an operator; `used`; `ended` without being used, so that its coins are available
   * again; `stopped`: nothing is paid out to the member.
   */
  state: 'ready' | 'waits' | 'used' | 'ended' | 'stopped'
}

async function toDeskCoins(context: Context, row: CoinWithdrawalRow): Promise<DeskCoins> {
  const { coin_withdrawal_id, coin_withdrawal_no, member_id, unit, amount, fee, worth } = row
  return { coin_withdrawal_id, coin_withdrawal_no, member_id, unit, amount, fee, worth, state: await stateAtDesk(context, row) }
}

async function stateAtDesk(context: Context, { state, expires_at, member_id }: CoinWithdrawalRow): Promise<DeskCoins['state']> {
  if (state === 'done') return 'used'
  if (state === 'requested') return 'waits'
  if (state !== 'ready' || expires_at! <= context.now) return 'ended'
  const { stop } = (await findStops(context, [member_id])).get(member_id)!
  return stop === null ? 'ready' : 'stopped'
}

/** Codes are remembered for half an hour, so that what ended before has none any more. */
const endedMinutes = 60

/**
 * The withdrawal whose code this is: twelve digits after its number, or after the number's last four digits. `isCurrent` is false for a
 * code of the last half hour that has changed since; null for none.
 */
export async function findDeskCoins(
  context: Context,
  { number, code }: { number: { whole: string } | { last_four: string }; code: string },
): Promise<{ coins: DeskCoins; isCurrent: boolean } | null> {
  const { site, now } = context
  const rows = await withdrawalsBy(
    context,
    'whole' in number ? sql`w.coin_withdrawal_no = ${number.whole}` : sql`right(w.coin_withdrawal_no, 4) = ${number.last_four}`,
  )
  const matches = rows.flatMap((row) => {
    const steps = stepsSinceCode(site.keys, row.coin_withdrawal_no, now, code)
    return steps === null ? [] : [{ row, steps }]
  })
  const [match] = matches.toSorted((a, b) => a.steps - b.steps)
  return match ? { coins: await toDeskCoins(context, match.row), isCurrent: isCurrent(match.steps) } : null
}

async function withdrawalsBy({ db, now }: Context, which: RawBuilder<unknown>): Promise<CoinWithdrawalRow[]> {
  const { rows } = await sql<CoinWithdrawalRow>`
    select ${columns} from coin_withdrawal w where ${which} and w.way = 'scan_code'
      and (w.ended_at is null or w.ended_at > ${plus(now, { minutes: -endedMinutes })})`.execute(db)
  return rows
}

/**
 * Hands a withdrawal's coins over by a clerk of the store, once: of two at once one does it. Answers how it stood; nothing changed unless
 * that is `ready`. From the bound of the second approval on an operator has approved it before. Refuses `store.not_found`.
 */
export async function redeemCoinsAtDesk(
  context: Context<MemberActor>,
  { coin_withdrawal_id, branch_id }: { coin_withdrawal_id: number; branch_id: number },
): Promise<DeskCoins> {
  await lockMembers(context.db, [coin_withdrawal_id])
  const row = await lockWithdrawal(context.db, coin_withdrawal_id)
  const coins = await toDeskCoins(context, row)
  if (coins.state === 'ready') await handOverCoins(context, row, branch_id)
  return coins
}
