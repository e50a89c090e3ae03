import { CountryCode } from '@longmall/contract/shop.ts'
import { settings } from '../kernel/settings.ts'

export const shopSettings = settings('shop', {
  country: { schema: CountryCode, default: 'CN', effect: 'The country in which the shop is at home, as its two letters.' },
})
