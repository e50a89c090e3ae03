import { localized } from '../localized.ts'
import type { DemoHelpCategory } from './article.ts'

/** Parts of the help centre, in their order. */
export const helpCategories: DemoHelpCategory[] = [
  {
    key: 'orders',
    icon: 'shopping-bag',
    name: localized`Orders and payment | 下单与支付 | 주문·결제 | ご注文・お支払い | Pesanan dan bayaran`,
  },
  { key: 'delivery', icon: 'truck', name: localized`Delivery | 配送物流 | 배송 | 配送 | Penghantaran` },
  { key: 'returns', icon: 'package', name: localized`Returns | 退换售后 | 반품·환불 | 返品・返金 | Pemulangan` },
  { key: 'account', icon: 'user', name: localized`Account | 账户与安全 | 계정·보안 | アカウント | Akaun` },
]
