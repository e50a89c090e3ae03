import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import type { withdrawal as contract, Withdrawal } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import { contactWaitOf } from '../identity/contact-wait.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { Refusal } from '../kernel/refusal.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { translate } from '../kernel/translate.ts'
import { isFrozenByWindow } from '../member/window/window-state.ts'
import { hasSavingsCard } from './has-savings-card.ts'
import { columns, showWithdrawal, type WithdrawalRow } from './queries.ts'
import { feeOf, withdrawalBlocker } from './rules.ts'
import { withdrawalSettings as own, workingTime } from './settings.ts'
import { withdrawableOf } from './withdrawable-of.ts'
import { dueTime } from './working-days.ts'

/** The fee before anything is asked for (R-24): of `amount`, else of all that can be withdrawn of the source. Refuses `call.feature_off`. */
export async function previewWithdrawal(
  context: Context<MemberActor>,
  { amount: requestedAmount, source = 'balance' }: InputOf<typeof contract.preview>,
): Promise<OutputOf<typeof contract.preview>> {
  requireAddon(context, 'memberwithdraw')
  const { actor, language, now, setting } = context
  const [withdrawable, has_savings_card, cooldown_until, is_window_frozen] = await Promise.all([
    withdrawableOf(context, source),
    hasSavingsCard(context),
    contactWaitOf(context, actor.member_id),
    isFrozenByWindow(context, actor.member_id),
  ])
  const fee_permille = setting(own.fee_permille)
  const amount = requestedAmount === undefined ? withdrawable : toSmallest(requestedAmount, 'MONEY')
  const fee = feeOf(amount, fee_permille)
  const reason = withdrawalBlocker({ ...actor, source, is_window_frozen, cooldown_until, has_savings_card })
  const cents = (value: bigint) => toDecimal(value, 'MONEY')
  return {
    withdrawable: cents(withdrawable),
    minimum: cents(BigInt(setting(own.minimum_cents))),
    maximum: cents(BigInt(setting(own.maximum_cents))),
    fee_permille,
    amount: cents(amount),
    fee: cents(fee),
    net: cents(amount - fee),
    ...dueTime(workingTime(context), now),
    refusal: reason && {
      reason,
      text: translate(language, `withdrawal.${reason}`, { until: cooldown_until }, setting(zoneSettings.time_zone)),
    },
  }
}

/** One of the caller's withdrawals. Refuses `withdrawal.not_found`, for another member's with the same refusal. */
export async function viewWithdrawal(
  { db, actor }: Context<MemberActor>,
  { withdrawal_id }: { withdrawal_id: number },
): Promise<Withdrawal> {
  const { rows } = await sql<WithdrawalRow>`
    select ${columns} from withdrawal w where w.id = ${withdrawal_id} and w.member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('withdrawal.not_found')
  return showWithdrawal(rows[0])
}

/** The caller's withdrawals, 10 a page (§9), the newest first. */
export async function listWithdrawals(
  { db, actor }: Context<MemberActor>,
  { state, source, cursor, page_size = 10 }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<WithdrawalRow>`
    select ${columns} from withdrawal w where w.member_id = ${actor.member_id} and w.id < ${before}::bigint
      ${state ? sql`and w.state = ${state}` : sql``} ${source ? sql`and w.source = ${source}` : sql``}
    order by w.id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows.map(showWithdrawal), page_size, (row) => [row.withdrawal_id])
}
