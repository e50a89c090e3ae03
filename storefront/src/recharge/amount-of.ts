import type { Language } from '@longmall/contract/fields.ts'
import type { RechargeUnit } from '@longmall/contract/recharge.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'

/** An amount of what is recharged: money as prices are shown, coins with all their decimals. */
export const amountOf = (amount: string, unit: RechargeUnit, language: Language): string =>
  unit === 'USD' ? displayPrice(amount, language) : `${amount} ${unit}`
