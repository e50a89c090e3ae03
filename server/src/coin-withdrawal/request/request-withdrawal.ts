import type { coinWithdrawal as contract, CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { requireAgreement } from '../../asset-area/require-agreement.ts'
import { requireArea } from '../../asset-area/require-area.ts'
import { contactWaitOf } from '../../identity/contact-wait.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { coinSubject, consumeGrant } from '../../payment/consume-grant.ts'
import { lockAvailable } from '../../wallet/balances.ts'
import { dueTime } from '../../withdrawal/working-days.ts'
import { workingTime } from '../../withdrawal/settings.ts'
import { findDestination } from '../address/find-destination.ts'
import { approvedWorthOf, pricesToday } from '../approved-worth.ts'
import { checkAmount, checkOffered } from './check-request.ts'
import { postFreeze } from '../post-coins.ts'
import { columns, showWithdrawal, type AddressRow, type CoinWithdrawalRow } from '../queries.ts'
import { blockerOf, feeOf, firstState, needsSecond, newCoinWithdrawalNo, worthOf } from '../rules.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'

type Input = InputOf<typeof contract.request>

/**
 * Requests a coin withdrawal (AST-10): the amount, the fee in it, is frozen at once. Needs a payment grant of purpose
 * `coin_withdrawal` for unit and amount. A code below the bound of a second operator can be shown at once. Refuses `asset_area.*`,
 * `payment.grant_required`, `payment.grant_invalid`, `coin_withdrawal.rm_only`, `coin_withdrawal.frozen`,
 * `coin_withdrawal.contact_cooldown` {until}, `coin_withdrawal.way_closed`, `coin_withdrawal.unit_closed` {unit}, those of
 * `findDestination`, and a wrong `amount` by name.
 */
export async function requestWithdrawal(context: Context<MemberActor>, input: Input): Promise<CoinWithdrawal> {
  await requireArea(context)
  const { actor, setting } = context
  const { way, unit } = input
  checkOffered(context, way, unit)
  const destination = await findDestination(context, way, input.coin_address_id)
  await requireAgreement(context)
  const amount = toSmallest(input.amount, unit)
  await consumeGrant(context, { purpose: 'coin_withdrawal', subject: coinSubject(unit), amount }, input.grant)
  const cooldown_until = await contactWaitOf(context, actor.member_id)
  const blocker = blockerOf({ ...actor, cooldown_until })
  if (blocker) throw new Refusal(`coin_withdrawal.${blocker}`, cooldown_until === null ? {} : { until: cooldown_until })
  // Two requests below the bound at once are one above it.
  await sql`select from member where id = ${actor.member_id} for no key update`.execute(context.db)
  const fee = feeOf(amount, setting(own.fee_ppm))
  checkAmount(context, unit, amount, { fee, available: await lockAvailable(context, actor.member_id, unit) })
  return showWithdrawal(await insertWithdrawal(context, { way, unit, amount, fee, destination }))
}

async function insertWithdrawal(
  context: Context<MemberActor>,
  { way, unit, amount, fee, destination }: Pick<CoinWithdrawalRow, 'way' | 'unit' | 'amount' | 'fee'> & { destination: AddressRow | null },
): Promise<CoinWithdrawalRow> {
  const { db, actor, now, setting } = context
  const { member_id } = actor
  const time = workingTime(context)
  const coin_withdrawal_no = newCoinWithdrawalNo(dayIn(time.zone, now))
  const prices = await pricesToday(context)
  const worth = worthOf(amount, prices[unit])
  const requires_second_approval = needsSecond(
    worth,
    await approvedWorthOf(context, member_id, prices),
    setting(own.second_approval_from_cents),
  )
  const state = firstState(way, requires_second_approval)
  const expires_at = state === 'ready' ? plus(now, { hours: setting(own.code_hours) }) : null
  const send_from = way === 'scan_code' ? null : plus(now, { hours: setting(own.wait_hours) })
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('coin_withdrawal', 'id'))::int as id`.execute(db)
  const coin_withdrawal_id = ids[0]!.id
  const freeze_transfer = await postFreeze(context, { coin_withdrawal_id, coin_withdrawal_no, member_id, way, unit, amount })
  const { due_day, due_from, due_until } = dueTime(time, now)
  const { rows } = await sql<CoinWithdrawalRow>`
    insert into coin_withdrawal as w (id, coin_withdrawal_no, member_id, way, unit, amount, fee, price, worth, kind, label, network, address,
      exchange, account, state, due_day, due_from, due_until, send_from, expires_at, freeze_transfer, requires_second_approval, approved_at,
      created_at)
    values (${coin_withdrawal_id}, ${coin_withdrawal_no}, ${member_id}, ${way}, ${unit}, ${amount}, ${fee}, ${prices[unit]}, ${worth}, ${destination?.kind ?? null},
      ${destination?.label ?? null}, ${destination?.network ?? null}, ${destination?.address ?? null}, ${destination?.exchange ?? null},
      ${destination?.account ?? null}, ${state}, ${due_day}::date, ${due_from}, ${due_until}, ${send_from}, ${expires_at}, ${freeze_transfer},
      ${requires_second_approval}, ${state === 'ready' ? now : null}, ${now})
    returning ${columns}`.execute(db)
  const made = rows[0]!
  if (expires_at !== null) await setTimer(db, 'coin_withdrawal.expire', made.coin_withdrawal_id, expires_at)
  return made
}
