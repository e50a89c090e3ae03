import type { InputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import type { withdrawal as contract, Withdrawal, WithdrawalSource } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import { withdrawCommission } from '../distribution/commission/withdraw-commission.ts'
import { contactWaitOf } from '../identity/contact-wait.ts'
import { requireAddon } from '../kernel/addons.ts'
import { dayIn } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { priceText } from '../kernel/shop-currency.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isFrozenByWindow } from '../member/window/window-state.ts'
import { consumeGrant } from '../payment/consume-grant.ts'
import { findAccount, type AccountRow } from './account/queries.ts'
import { hasSavingsCard } from './has-savings-card.ts'
import { postFreeze } from './post-withdrawal.ts'
import { columns, showWithdrawal, type WithdrawalRow } from './queries.ts'
import { feeOf, newWithdrawalNo, withdrawalBlocker } from './rules.ts'
import { withdrawalSettings as own, workingTime } from './settings.ts'
import { withdrawableOf } from './withdrawable-of.ts'
import { dueTime } from './working-days.ts'

/**
 * Asks for a withdrawal (WAL-06), or of a distributor's commission, for which no grade is asked (DST-05): the amount, the fee in it, is frozen at once. Needs a payment grant of purpose
 * `withdrawal` for the amount. Refuses `call.feature_off`, `withdrawal.account_not_found`, `payment.grant_required`,
 * `payment.grant_invalid`, `withdrawal.window_frozen`, `withdrawal.rm_only`, `withdrawal.frozen`, `withdrawal.contact_cooldown` {until},
 * `withdrawal.no_savings_card`, `withdrawal.below_minimum` {minimum}, `withdrawal.above_maximum` {maximum}, `withdrawal.exceeds_withdrawable` {withdrawable}, `wallet.insufficient`.
 */
export async function applyForWithdrawal(context: Context<MemberActor>, input: InputOf<typeof contract.apply>): Promise<Withdrawal> {
  requireAddon(context, 'memberwithdraw')
  const { actor } = context
  const account = await findAccount(context, input.withdrawal_account_id)
  const amount = toSmallest(input.amount, 'MONEY')
  await consumeGrant(context, { purpose: 'withdrawal', subject: '', amount }, input.grant)
  const cooldown_until = await contactWaitOf(context, actor.member_id)
  const is_window_frozen = await isFrozenByWindow(context, actor.member_id)
  const { source = 'balance' } = input
  const blocker = withdrawalBlocker({ ...actor, source, is_window_frozen, cooldown_until, has_savings_card: await hasSavingsCard(context) })
  if (blocker) throw new Refusal(`withdrawal.${blocker}`, cooldown_until === null ? {} : { until: cooldown_until })
  const fee = feeOf(amount, context.setting(own.fee_permille))
  await checkAmount(context, source, amount, fee)
  return showWithdrawal(await insertWithdrawal(context, account, { source, amount, fee }))
}

async function checkAmount(context: Context<MemberActor>, source: WithdrawalSource, amount: bigint, fee: bigint): Promise<void> {
  const [minimum, maximum] = [own.minimum_cents, own.maximum_cents].map((one) => BigInt(context.setting(one))) as [bigint, bigint]
  const price = (cents: bigint) => priceText(context.site, toDecimal(cents, 'MONEY'), context.language)
  // A fee that leaves nothing is no withdrawal, however low the minimum is set.
  if (amount < minimum || fee >= amount) throw new Refusal('withdrawal.below_minimum', { minimum: price(minimum) })
  if (amount > maximum) throw new Refusal('withdrawal.above_maximum', { maximum: price(maximum) })
  const withdrawable = await withdrawableOf(context, source)
  if (amount > withdrawable) throw new Refusal('withdrawal.exceeds_withdrawable', { withdrawable: price(withdrawable) })
}

async function insertWithdrawal(
  context: Context<MemberActor>,
  account: AccountRow,
  { source, amount, fee }: { source: WithdrawalSource; amount: bigint; fee: bigint },
): Promise<WithdrawalRow> {
  const { db, actor, now, setting } = context
  const { member_id } = actor
  const time = workingTime(context)
  const withdrawal_no = newWithdrawalNo(dayIn(time.zone, now))
  const { rows: ids } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('withdrawal', 'id'))::int as id`.execute(db)
  const withdrawal_id = ids[0]!.id
  // Another request may have taken it meanwhile.
  if (source === 'commission' && !(await withdrawCommission(context, { member_id, withdrawal_id, withdrawal_no, amount })))
    throw new Refusal('wallet.insufficient')
  const freeze_transfer = await postFreeze(context, { withdrawal_id, withdrawal_no, member_id, amount })
  const { due_day, due_from, due_until } = dueTime(time, now)
  const { rows } = await sql<WithdrawalRow>`
    insert into withdrawal as w (id, withdrawal_no, member_id, source, amount, fee, account_name, account_mobile, account_type, account_branch,
      account_number, masked_account_number, state, due_day, due_from, due_until, freeze_transfer, requires_second_approval, created_at)
    values (${withdrawal_id}, ${withdrawal_no}, ${member_id}, ${source}, ${amount}, ${fee}, ${account.name}, ${account.mobile}, ${account.account_type}, ${account.branch},
      ${account.number}, ${account.masked_number}, 'applied', ${due_day}::date, ${due_from}, ${due_until}, ${freeze_transfer},
      ${amount >= BigInt(setting(own.second_approval_from_cents))}, ${now})
    returning ${columns}`.execute(db)
  return rows[0]!
}
