import type { OrderRequirements, GoodsDetail } from '@longmall/contract/catalogue.ts'
import { type ServiceChoice, purchasePaths, readServiceChoice } from '../../addresses/order-address.ts'
import type { RawSearch } from '../../shell/search.ts'
import { readGoodsSearch } from '../detail/goods-search.ts'
import { type Choice, openAttributes } from '../sku/sku-choice.ts'

/** Search parameters of a product in the v1 format: those of goods, and the choices made before ordering. */
export const readProductSearch = (raw: RawSearch) => ({ ...readGoodsSearch(raw), ...readServiceChoice(raw) })

/** Inputs that goods require on their own page; a referrer or a number is entered with the order. */
export const serviceFields = ['service_mode', 'car_model'] as const
export type ServiceField = (typeof serviceFields)[number]

export const optionsOf = (requirements: OrderRequirements, name: ServiceField) =>
  requirements[name === 'service_mode' ? 'service_modes' : 'car_models']

/** Answers that these goods offer; an address may carry another's. */
export function knownServiceChoice(requirements: OrderRequirements, serviceChoice: ServiceChoice): ServiceChoice {
  const known = (name: ServiceField) => optionsOf(requirements, name).find(({ key }) => key === serviceChoice[name])?.key
  return { service_mode: known('service_mode'), car_model: known('car_model') }
}

/** What is still to be chosen before these goods are ordered (§5), from top to bottom; `variant` for the goods' own attributes. */
export function missingParts(
  { requirement }: Pick<GoodsDetail, 'requirement'>,
  choice: Choice,
  serviceChoice: ServiceChoice,
): ('variant' | ServiceField)[] {
  const requiredFields = serviceFields.filter((name) => optionsOf(requirement, name).length > 0 && serviceChoice[name] === undefined)
  return openAttributes(choice).length > 0 ? ['variant', ...requiredFields] : requiredFields
}

/** The address of a variant's order screen, with the choices. */
export const orderAddress = ({ goods_type }: Pick<GoodsDetail, 'goods_type'>, sku_id: number, serviceChoice: ServiceChoice) => ({
  to: purchasePaths[goods_type],
  search: { sku_id, quantity: 1, ...serviceChoice },
})
