import { setTimeout as pause } from 'node:timers/promises'
import { toSmallest } from '@longmall/contract/units.ts'
import { call } from './call.ts'
import type { Customer } from './customer.ts'

/** Coins that a customer withdraws: one request is refused, one cancelled, and one approved, sent by hand and recorded. */
export async function withdrawCoins({ stage, token, grantFor, coin_address_id }: Customer, operator: string): Promise<void> {
  const request = async (amount: string) => {
    const grant = await grantFor('coin_withdrawal', 'ACC', toSmallest(amount, 'ACC'))
    return call(stage, token, 'coin_withdrawal/request', { way: 'transfer_out', unit: 'ACC', amount, coin_address_id, grant })
  }
  const refused = await request('15')
  await call(stage, operator, 'coin_withdrawal/refuse', { request_id: refused.coin_withdrawal_id, version: 1, reason: 'Not today' })
  const cancelled = await request('20')
  await call(stage, token, 'coin_withdrawal/cancel', { coin_withdrawal_id: cancelled.coin_withdrawal_id })
  const { coin_withdrawal_id } = await request('25.001')
  await call(stage, operator, 'coin_withdrawal/approve', { list: [{ request_id: coin_withdrawal_id, version: 1 }] })
  // The shop's own loop sends it.
  for (const until = Date.now() + 120_000; ; await pause(300)) {
    const { state } = await call(stage, token, 'coin_withdrawal/view', { coin_withdrawal_id })
    if (state === 'sending') break
    if (Date.now() > until) throw new Error(`coin withdrawal ${coin_withdrawal_id} is still ${state}`)
  }
  const result = { request_id: coin_withdrawal_id, outcome: 'done', reference: `TX-${coin_withdrawal_id}`, reason: '' } as const
  await call(stage, operator, 'coin_withdrawal/record_result', result)
}
