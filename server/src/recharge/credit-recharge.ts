import type { RechargeUnit } from '@longmall/contract/recharge.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { clearTimer } from '../kernel/time/timers.ts'
import type { AccountRef } from '../wallet/accounts.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import './events.ts'
import { rechargeColumns, type RechargeRow } from './queries.ts'

/**
 * Answers `payment.paid` in its transaction: credits what was bought, and the gift as it was offered when the recharge was
 * made. A recharge that was closed meanwhile is credited too, since it needs nothing that could be gone. The same news
 * again changes nothing.
 */
export async function creditRecharge(context: Context, { payment_id, purpose }: { payment_id: number; purpose: string }): Promise<void> {
  if (purpose !== 'recharge') return
  const { db, now } = context
  const { rows } = await sql<RechargeRow>`
    select ${rechargeColumns} from recharge r where r.payment_id = ${payment_id} and r.state <> 'paid' for update`.execute(db)
  const recharge = rows[0]
  if (!recharge) return
  const transfer_id = await postRecharge(context, recharge)
  await postGift(context, recharge)
  await sql`update recharge set state = 'paid', paid_at = ${now}, transfer_id = ${transfer_id} where id = ${recharge.recharge_id}`.execute(
    db,
  )
  await clearTimer(db, 'recharge.close_unpaid', recharge.recharge_id)
  const { recharge_id, member_id, pay_amount } = recharge
  await emit(context, 'recharge.credited', { recharge_id, member_id, pay_amount: String(pay_amount) })
}

const incomeCode = 14

/** Money is credited as non-withdrawable (decisions.md, Buckets); coins come from the treasury, which takes the money. */
function postRecharge(context: Context, { recharge_id, recharge_no, member_id, unit, amount, pay_amount }: RechargeRow): Promise<string> {
  const escrow = { account: { house: 'escrow', unit: 'MONEY' }, amount: -pay_amount } as const
  const entries =
    unit === 'MONEY'
      ? [escrow, { account: moneyAccount(member_id), amount: pay_amount }]
      : [
          escrow,
          { account: treasuryAccount('MONEY'), amount: pay_amount },
          { account: treasuryAccount(unit), amount: -amount },
          { account: { member: member_id, unit, purpose: 'available' } as const, amount },
        ]
  return postTransfer(context, { kind: 'recharge', ...transferDetails(recharge_id, recharge_no), entries })
}

async function postGift(context: Context, { recharge_id, recharge_no, member_id, gift_money, gift_longcoin }: RechargeRow): Promise<void> {
  if (gift_money === 0n && gift_longcoin === 0n) return
  await postTransfer(context, {
    kind: 'recharge.gift',
    ...transferDetails(recharge_id, recharge_no),
    entries: [
      { account: treasuryAccount('MONEY'), amount: -gift_money },
      { account: moneyAccount(member_id), amount: gift_money },
      { account: treasuryAccount('LONGCOIN'), amount: -gift_longcoin },
      { account: { member: member_id, unit: 'LONGCOIN', purpose: 'available' }, amount: gift_longcoin },
    ],
  })
}

const transferDetails = (recharge_id: number, recharge_no: string) =>
  ({ topic: 'recharge', key: recharge_no, income_code: incomeCode, reason: recharge_no, subject: `recharge ${recharge_id}` }) as const
const moneyAccount = (member: number): AccountRef => ({ member, unit: 'MONEY', purpose: 'non_withdrawable' })
const treasuryAccount = (unit: RechargeUnit | 'LONGCOIN'): AccountRef => ({ house: 'treasury', unit })
