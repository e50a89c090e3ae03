import type { Language } from '@longmall/contract/fields.ts'
import type { UnitCode } from '@longmall/contract/units.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'
import * as z from 'zod/mini'
import { readSetting, settings } from './settings.ts'
import type { Shared } from './shared.ts'

export const priceSettings = settings('site', {
  price_style: {
    schema: z.enum(['locale', 'specification']),
    default: 'locale' as 'locale' | 'specification',
    effect: 'How prices are shown: by the rules of the reader’s language, or short as the specification has it.',
  },
})

/** How the shop's money is shown to a reader of this language. */
export const currencyDisplay = ({ shared }: { shared: Pick<Shared, 'shop' | 'settings'> }, language: Language): CurrencyDisplay => ({
  language,
  currency: shared.shop.currency,
  style: readSetting(shared.settings, priceSettings.price_style),
})

/** What a unit of the ledger is called in a file: money by the shop's currency, "EUR", all else by its own name. */
export const unitName = ({ shared }: { shared: Pick<Shared, 'shop'> }, unit: UnitCode): string =>
  unit === 'MONEY' ? shared.shop.currency : unit

/** A decimal amount as the shop shows it to a reader of this language. */
export const priceText = (site: Parameters<typeof currencyDisplay>[0], amount: string, language: Language): string =>
  displayPrice(amount, currencyDisplay(site, language))
