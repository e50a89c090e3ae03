import type { Asks } from '@longmall/contract/catalogue.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { AskedChoice, GoodsRequirement } from '../skus-for-sale.ts'

/** What goods ask of who orders them (§5), for a screen: choices by `language`, in English where they have no such name. */
export function asksOf(
  { service_modes = [], car_models = [], referrer = false, phone = false }: GoodsRequirement,
  language: Language,
): Asks {
  const shown = ({ key, name }: AskedChoice) => ({ key, name: name[language] ?? name['en-us'] ?? key })
  return { service_modes: service_modes.map(shown), car_models: car_models.map(shown), referrer, phone }
}
