import type { Context } from '../kernel/context.ts'
import type { AccountRef } from '../wallet/accounts.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import type { WithdrawalRow } from './queries.ts'

const incomeCode = 22
type Amounts = Pick<WithdrawalRow, 'withdrawal_id' | 'withdrawal_no' | 'member_id' | 'amount'>

const withdrawable = (member: number): AccountRef => ({ member, unit: 'MONEY', purpose: 'withdrawable' })
const frozen = (member: number): AccountRef => ({ member, unit: 'MONEY', purpose: 'frozen:withdrawal' })
const transferDetails = ({ withdrawal_id, withdrawal_no }: Amounts) =>
  ({
    topic: 'withdrawal',
    key: withdrawal_no,
    income_code: incomeCode,
    reason: withdrawal_no,
    subject: `withdrawal ${withdrawal_id}`,
  }) as const

/** Freezes the amount at once; answers the transfer. Refuses `wallet.insufficient`. */
export const postFreeze = (context: Context, row: Amounts): Promise<string> =>
  postTransfer(context, {
    kind: 'withdrawal.freeze',
    ...transferDetails(row),
    entries: [
      { account: withdrawable(row.member_id), amount: -row.amount },
      { account: frozen(row.member_id), amount: row.amount },
    ],
  })

/** Gives everything back to the bucket it came from, once: the ledger lets a transfer be undone once. */
export const postReversal = (context: Context, row: Amounts & { freeze_transfer: string }): Promise<string> =>
  postTransfer(context, {
    kind: 'withdrawal.reversal',
    ...transferDetails(row),
    reversal_of: row.freeze_transfer,
    entries: [
      { account: frozen(row.member_id), amount: -row.amount },
      { account: withdrawable(row.member_id), amount: row.amount },
    ],
  })

/** Books the payout: what arrived out of the house, the fee to the house. */
export const postPayout = (context: Context, row: Amounts & { fee: bigint }): Promise<string> =>
  postTransfer(context, {
    kind: 'withdrawal.payout',
    ...transferDetails(row),
    entries: [
      { account: frozen(row.member_id), amount: -row.amount },
      { account: { house: 'clearing:payout', unit: 'MONEY' }, amount: row.amount - row.fee },
      { account: { house: 'fees', unit: 'MONEY' }, amount: row.fee },
    ],
  })
