import type { RechargeUnit } from '@longmall/contract/recharge.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'

/** An amount of what is recharged: money as prices are shown, coins with all their decimals. */
export const amountOf = (amount: string, unit: RechargeUnit, currency: CurrencyDisplay): string =>
  unit === 'MONEY' ? displayPrice(amount, currency) : `${amount} ${unit}`
