import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { advanceTo, makeWithdrawingMember } from '../../src/withdrawal/test/withdrawals.ts'
import type { TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

/** What each change of withdrawals takes to be done. */
export function withdrawalInputs(shop: TestShop) {
  /** A withdrawal as it is shown to operators, approved and with the bank where it is to be. */
  async function withdrawal(stage: 'applied' | 'approved' | 'sent'): Promise<{ withdrawal_id: number; version: number; batch_id: number }> {
    const { apply } = await makeWithdrawingMember(shop)
    const { withdrawal_id, due_from } = await apply(1_000n)
    const clerk = await staffClient(shop, 'finance')
    if (stage !== 'applied') await clerk.call('withdrawal/approve', { list: [{ withdrawal_id, version: 1 }] })
    await advanceTo(shop, due_from, 60)
    const batch_id = stage === 'sent' ? (await clerk.call('withdrawal/make_batch', {})).batch_id : 0
    return { withdrawal_id, version: 1, batch_id }
  }
  const shown = async (stage: 'applied') => {
    const { withdrawal_id, version } = await withdrawal(stage)
    return { withdrawal_id, version }
  }
  return {
    'withdrawal/approve': async () => ({ list: [await shown('applied')] }),
    'withdrawal/refuse': async () => ({ ...(await shown('applied')), reason: 'The name is another' }),
    'withdrawal/make_batch': async () => withdrawal('approved').then(() => ({})),
    'withdrawal/export_batch': async () => ({ batch_id: (await withdrawal('sent')).batch_id }),
    'withdrawal/record_payout': async () => {
      const { withdrawal_id } = await withdrawal('sent')
      return { withdrawal_id, outcome: 'paid' as const, payout_reference: 'B-1', reason: '' }
    },
  } satisfies { [Path in keyof Api]?: () => Promise<InputOf<Api[Path]>> }
}
