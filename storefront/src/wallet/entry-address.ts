import type { WalletEntry } from '@longmall/contract/wallet.ts'
import type { ScreenPath } from '../routes/table.ts'
import type { LinkSearch } from '../shell/link.tsx'

type Subject = NonNullable<WalletEntry['subject']>
const screens: Partial<Record<Subject['kind'], { to: ScreenPath; field?: string }>> = {
  payment: { to: '/v2/pay/result/result', field: 'payment_id' },
  order: { to: '/v1/order/detail/detail', field: 'order_id' },
  recharge: { to: '/v2/member/recharge_detail/recharge_detail', field: 'recharge_id' },
  withdrawal: { to: '/v2/member/withdrawal_detail/withdrawal_detail', field: 'id' },
  conversion: { to: '/v2/assets/convert', field: 'id' },
  coin_withdrawal: { to: '/v2/assets/withdraw', field: 'id' },
  coin_transfer: { to: '/v2/assets/transfer', field: 'id' },
  points_order: { to: '/promotionpages/point/result/result', field: 'points_order_id' },
  deposit: { to: '/v2/assets/deposit_detail', field: 'id' },
  run: { to: '/v2/assets/income' },
  return: { to: '/v2/order/refund_detail/refund_detail', field: 'refund_id' },
}

/** The screen of the subject of an entry; null if it has none. */
export function entryAddress(subject: WalletEntry['subject']): { to: ScreenPath; search: LinkSearch } | null {
  const screen = subject && screens[subject.kind]
  return screen ? { to: screen.to, search: screen.field ? { [screen.field]: subject.id } : {} } : null
}
