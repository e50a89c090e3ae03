import type { WithdrawalSource } from '@longmall/contract/withdrawal.ts'
import type { ScreenPath } from '../routes/table.ts'

interface Flow {
  apply: ScreenPath
  list: '/v2/member/withdrawal_list/withdrawal_list' | '/v2/distribution/withdraw_list'
  /** Where the flow was entered. */
  back: ScreenPath
}

/** The screens of a withdrawal by what is withdrawn: one flow, entered from two places (WAL-06, DST-05). */
export const withdrawalFlows: Record<WithdrawalSource, Flow> = {
  balance: {
    apply: '/v2/member/withdrawal_apply/withdrawal_apply',
    list: '/v2/member/withdrawal_list/withdrawal_list',
    back: '/v2/member/balance/balance',
  },
  commission: { apply: '/v2/distribution/withdraw_apply', list: '/v2/distribution/withdraw_list', back: '/v2/distribution/index' },
}

/** The field that names a source in calls; the balance is the default. */
export const sourceInput = (source: WithdrawalSource): { source?: WithdrawalSource } => (source === 'balance' ? {} : { source })
