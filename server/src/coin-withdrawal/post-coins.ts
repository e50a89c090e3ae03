import type { CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import type { Context } from '../kernel/context.ts'
import type { AccountRef } from '../wallet/accounts.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import type { CoinWithdrawalRow } from './queries.ts'

/** Income codes of §3: withdraw coins, transfer out, scan-code withdrawal. */
const codes: Record<CoinWay, number> = { address: 6, transfer_out: 13, scan_code: 21 }

type Moved = Pick<CoinWithdrawalRow, 'coin_withdrawal_id' | 'coin_withdrawal_no' | 'member_id' | 'way' | 'unit' | 'amount'>

const own = ({ member_id, unit }: Moved, purpose: 'available' | 'frozen:transfer_out' | 'frozen:scan_code' | 'in_flight'): AccountRef => ({
  member: member_id,
  unit,
  purpose,
})
const frozen = (row: Moved) => own(row, row.way === 'scan_code' ? 'frozen:scan_code' : 'frozen:transfer_out')

const detailsOf = ({ coin_withdrawal_id, coin_withdrawal_no, way }: Moved) =>
  ({
    topic: 'withdrawal',
    key: coin_withdrawal_no,
    income_code: codes[way],
    reason: coin_withdrawal_no,
    subject: `coin_withdrawal ${coin_withdrawal_id}`,
  }) as const

const move = (context: Context, kind: 'freeze' | 'send' | 'return', row: Moved, from: AccountRef, to: AccountRef): Promise<string> =>
  postTransfer(context, {
    kind: `coin_withdrawal.${kind}`,
    ...detailsOf(row),
    entries: [
      { account: from, amount: -row.amount },
      { account: to, amount: row.amount },
    ],
  })

/** Freezes the whole amount at once; answers the transfer. Refuses `wallet.insufficient`. */
export const postFreeze = (context: Context, row: Moved): Promise<string> =>
  move(context, 'freeze', row, own(row, 'available'), frozen(row))

/** Puts the whole amount, the fee in it, in flight: the provider is asked after it, and no fee is due until it has sent. */
export const postSend = (context: Context, row: Moved): Promise<string> => move(context, 'send', row, frozen(row), own(row, 'in_flight'))

/** Makes the whole amount available again: from flight where it was sent, else from what is frozen. */
export const postReturn = (context: Context, row: Moved & Pick<CoinWithdrawalRow, 'send_transfer'>): Promise<string> =>
  move(context, 'return', row, row.send_transfer === null ? frozen(row) : own(row, 'in_flight'), own(row, 'available'))

/** What arrived leaves the books by the account of its way, the fee goes to the house. */
export const postDone = (context: Context, row: Moved & Pick<CoinWithdrawalRow, 'fee'>): Promise<string> =>
  postTransfer(context, {
    kind: 'coin_withdrawal.done',
    ...detailsOf(row),
    entries: [
      { account: row.way === 'scan_code' ? frozen(row) : own(row, 'in_flight'), amount: -row.amount },
      {
        account: { house: row.way === 'scan_code' ? 'clearing:coin_desk' : 'clearing:coin_payout', unit: row.unit },
        amount: row.amount - row.fee,
      },
      { account: { house: 'fees', unit: row.unit }, amount: row.fee },
    ],
  })
