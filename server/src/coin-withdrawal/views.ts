import type { coinWithdrawal as contract, CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { requireArea } from '../asset-area/require-area.ts'
import { contactWaitOf } from '../identity/contact-wait.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { Refusal } from '../kernel/refusal.ts'
import { plus } from '../kernel/time/clock.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { translate } from '../kernel/translate.ts'
import { availableOf } from '../wallet/balances.ts'
import { workingTime } from '../withdrawal/settings.ts'
import { dueTime } from '../withdrawal/working-days.ts'
import { approvedWorthOf, pricesToday } from './approved-worth.ts'
import { checkAmount, checkOffered, offeredWays } from './request/check-request.ts'
import { columns, showWithdrawal, type CoinWithdrawalRow } from './queries.ts'
import { blockerOf, feeOf, firstState, needsSecond, worthOf } from './rules.ts'
import { coinWithdrawalSettings as own } from './settings.ts'

const scheduleOf = (context: Context) => {
  const { due_day, due_from, due_until } = dueTime(workingTime(context), context.now)
  return { due_day, due_from, due_until, send_from: plus(context.now, { hours: context.setting(own.wait_hours) }) }
}

/** What is offered to the caller, and on which terms. Refuses `asset_area.*`. */
export async function viewTerms(context: Context<MemberActor>): Promise<OutputOf<typeof contract.terms>> {
  await requireArea(context)
  const { db, actor, language, setting } = context
  const cooldown_until = await contactWaitOf(context, actor.member_id)
  const reason = blockerOf({ ...actor, cooldown_until })
  const prices = await pricesToday(context)
  const units = []
  const available = await availableOf(context, actor.member_id, setting(own.units))
  for (const unit of setting(own.units))
    units.push({
      unit,
      available: toDecimal(available.get(unit) ?? 0n, unit),
      minimum: toDecimal(BigInt(setting(own.minimum)), unit),
      price: fromMicros(prices[unit]),
    })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from coin_address where member_id = ${actor.member_id}`.execute(db)
  return {
    ways: offeredWays(context),
    networks: setting(own.networks),
    units,
    fee_ppm: setting(own.fee_ppm),
    ...scheduleOf(context),
    code_hours: setting(own.code_hours),
    address_wait_hours: setting(own.address_wait_hours),
    max_addresses: setting(own.max_addresses),
    address_count: rows[0]!.count,
    refusal: reason && {
      reason,
      text: translate(language, `coin_withdrawal.${reason}`, { until: cooldown_until }, setting(zoneSettings.time_zone)),
    },
  }
}

/** Fee and worth of an amount before it is requested (R-24). Refuses `asset_area.*`, and what a request of it refuses. */
export async function quoteWithdrawal(
  context: Context<MemberActor>,
  { way, unit, amount: requested }: InputOf<typeof contract.quote>,
): Promise<OutputOf<typeof contract.quote>> {
  await requireArea(context)
  checkOffered(context, way, unit)
  const { actor, setting } = context
  const amount = toSmallest(requested, unit)
  const fee = feeOf(amount, setting(own.fee_ppm))
  const available = (await availableOf(context, actor.member_id, [unit])).get(unit) ?? 0n
  checkAmount(context, unit, amount, { fee, available })
  const prices = await pricesToday(context)
  const worth = worthOf(amount, prices[unit])
  const approved = await approvedWorthOf(context, actor.member_id, prices)
  return {
    amount: toDecimal(amount, unit),
    fee: toDecimal(fee, unit),
    net: toDecimal(amount - fee, unit),
    price: fromMicros(prices[unit]),
    worth: toDecimal(worth, 'MONEY'),
    ...scheduleOf(context),
    is_reviewed: firstState(way, needsSecond(worth, approved, setting(own.second_approval_from_cents))) === 'requested',
  }
}

/** One of the caller's. Refuses `coin_withdrawal.not_found`, for another member's with the same refusal. */
export async function findOwn({ db, actor }: Context<MemberActor>, coin_withdrawal_id: number): Promise<CoinWithdrawalRow> {
  const { rows } = await sql<CoinWithdrawalRow>`
    select ${columns} from coin_withdrawal w where w.id = ${coin_withdrawal_id} and w.member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('coin_withdrawal.not_found')
  return rows[0]
}

/** One of the caller's with its timeline. Refuses `coin_withdrawal.not_found`. */
export const viewWithdrawal = async (
  context: Context<MemberActor>,
  { coin_withdrawal_id }: { coin_withdrawal_id: number },
): Promise<CoinWithdrawal> => showWithdrawal(await findOwn(context, coin_withdrawal_id))

/** The caller's, 10 a page (§9), the newest first. */
export async function listWithdrawals(
  { db, actor }: Context<MemberActor>,
  { state, way, unit, cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<CoinWithdrawalRow>`
    select ${columns} from coin_withdrawal w where w.member_id = ${actor.member_id} and w.id < ${before}::bigint
      ${state ? sql`and w.state = ${state}` : sql``} ${way ? sql`and w.way = ${way}` : sql``} ${unit ? sql`and w.unit = ${unit}` : sql``}
    order by w.id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows.map(showWithdrawal), page_size, (row) => [row.coin_withdrawal_id])
}
