import type { OrderRequirements } from '@longmall/contract/catalogue.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { RequirementChoice, GoodsRequirement } from '../skus-for-sale.ts'

/** Requirements of an order of these goods (§5), for a screen: choices in `language`, or in English when not translated. */
export function showRequirement(
  { service_modes = [], car_models = [], referrer = false, phone = false }: GoodsRequirement,
  language: Language,
): OrderRequirements {
  const showChoice = ({ key, name }: RequirementChoice) => ({ key, name: name[language] ?? name['en-us'] ?? key })
  return { service_modes: service_modes.map(showChoice), car_models: car_models.map(showChoice), referrer, phone }
}
