import type { coinWithdrawal as contract, ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { columns, lockMembers, lockWithdrawal, type CoinWithdrawalRow } from '../queries.ts'
import { checkNotStopped } from '../review/check-not-stopped.ts'
import { showForReview } from '../review/show-for-review.ts'
import { handOverCoins } from './hand-over-coins.ts'
import { isCodeAt } from './rotating-code.ts'
import { checkCodeOpen } from './show-code.ts'

type Code = InputOf<typeof contract.check_code>

/**
 * What a code hands over, before it is. Refuses `coin_withdrawal.code_invalid` for a wrong, old or another request's code and for an
 * unknown number, those of `checkCodeOpen`, and `coin_withdrawal.member_frozen` and `coin_withdrawal.member_in_cooldown`.
 */
export async function checkCode(context: Context<StaffActor>, code: Code): Promise<OutputOf<typeof contract.check_code>> {
  const row = await findByCode(context, code)
  await checkRedeemable(context, row, code)
  const { coin_withdrawal_no, member_id, unit, amount, fee } = row
  return {
    coin_withdrawal_no,
    member_id,
    unit,
    amount: toDecimal(amount, unit),
    fee: toDecimal(fee, unit),
    net: toDecimal(amount - fee, unit),
    worth: toDecimal(row.worth, 'MONEY'),
    expires_at: row.expires_at!,
  }
}

/**
 * Hands a code's coins over, once: of two clerks at once one does it. Refuses what `checkCode` refuses, `coin_withdrawal.same_operator`
 * {coin_withdrawal_no} for the operator who approved it where two are needed, `store.not_found`, `staff.too_new` {hours}.
 */
export async function redeemCode(
  context: Context<StaffActor>,
  { branch_id, ...code }: InputOf<typeof contract.redeem_code>,
): Promise<ReviewedCoinWithdrawal> {
  await checkMayApprove(context)
  const { coin_withdrawal_id } = await findByCode(context, code)
  await lockMembers(context.db, [coin_withdrawal_id])
  const row = await lockWithdrawal(context.db, coin_withdrawal_id)
  await checkRedeemable(context, row, code)
  if (row.requires_second_approval && row.approved_by === context.actor.staff_id)
    throw new Refusal('coin_withdrawal.same_operator', { coin_withdrawal_no: row.coin_withdrawal_no })
  const done = await handOverCoins(context, row, branch_id)
  const after = (await showForReview(context, [done]))[0]!
  await audit(context, {
    subject: `coin_withdrawal ${coin_withdrawal_id}`,
    before: { state: row.state },
    after: { state: after.state, net: after.net, unit: after.unit, store: after.store_name },
  })
  return after
}

async function findByCode({ db }: Context, { coin_withdrawal_no }: Code): Promise<CoinWithdrawalRow> {
  const { rows } = await sql<CoinWithdrawalRow>`
    select ${columns} from coin_withdrawal w where w.coin_withdrawal_no = ${coin_withdrawal_no} and w.way = 'scan_code'`.execute(db)
  if (!rows[0]) throw new Refusal('coin_withdrawal.code_invalid')
  return rows[0]
}

async function checkRedeemable(context: Context, row: CoinWithdrawalRow, { redemption_code }: Code): Promise<void> {
  checkCodeOpen(context, row)
  if (!isCodeAt(context.site.keys, row.coin_withdrawal_no, context.now, redemption_code)) throw new Refusal('coin_withdrawal.code_invalid')
  await checkNotStopped(context, row)
}
