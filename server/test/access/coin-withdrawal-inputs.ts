import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { makeCoinMember } from '../../src/coin-withdrawal/test/coins.ts'
import type { TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

/** What each change of coin withdrawals takes to be done. */
export function coinWithdrawalInputs(shop: TestShop) {
  const requested = async () => ({ request_id: (await (await makeCoinMember(shop)).request(20_000n)).coin_withdrawal_id, version: 1 })
  return {
    'coin_withdrawal/approve': async () => ({ list: [await requested()] }),
    'coin_withdrawal/refuse': async () => ({ ...(await requested()), reason: 'The account is another' }),
    'coin_withdrawal/record_result': async () => {
      const { request_id, version } = await requested()
      await (await staffClient(shop, 'finance')).call('coin_withdrawal/approve', { list: [{ request_id, version }] })
      await shop.advance({ hours: 73 })
      return { request_id, outcome: 'done' as const, reference: '0xabc', reason: '' }
    },
    'coin_withdrawal/redeem_code': async () => {
      const client = await makeCoinMember(shop)
      const { coin_withdrawal_id } = await client.request(20_000n, 'scan_code')
      const { coin_withdrawal_no, redemption_code } = await client.call('coin_withdrawal/code', { coin_withdrawal_id })
      return { coin_withdrawal_no, redemption_code }
    },
  } satisfies { [Path in keyof Api]?: () => Promise<InputOf<Api[Path]>> }
}
