import type { Asks, GoodsDetail } from '@longmall/contract/catalogue.ts'
import { type Answers, purchasePaths, readAnswers } from '../../addresses/order-address.ts'
import type { RawSearch } from '../../shell/search.ts'
import { readGoodsSearch } from '../detail/goods-search.ts'
import { type Choice, openAttributes } from '../sku/sku-choice.ts'

/** The address of a product in the v1 form: that of goods, and what was chosen before ordering them. */
export const readProductSearch = (raw: RawSearch) => ({ ...readGoodsSearch(raw), ...readAnswers(raw) })

/** What goods may ask on their own page; a referrer or a number is told with the order. */
export const askedNames = ['service_mode', 'car_model'] as const
export type AskedName = (typeof askedNames)[number]

export const choicesOf = (asks: Asks, name: AskedName) => asks[name === 'service_mode' ? 'service_modes' : 'car_models']

/** Answers that these goods offer; an address may carry another's. */
export function knownAnswers(asks: Asks, answers: Answers): Answers {
  const known = (name: AskedName) => choicesOf(asks, name).find(({ key }) => key === answers[name])?.key
  return { service_mode: known('service_mode'), car_model: known('car_model') }
}

/** What is still to be chosen before these goods are ordered (§5), from top to bottom; `variant` for the goods' own attributes. */
export function missingParts({ asks }: Pick<GoodsDetail, 'asks'>, choice: Choice, answers: Answers): ('variant' | AskedName)[] {
  const asked = askedNames.filter((name) => choicesOf(asks, name).length > 0 && answers[name] === undefined)
  return openAttributes(choice).length > 0 ? ['variant', ...asked] : asked
}

/** Where a variant is ordered, with what was chosen. */
export const orderAddress = ({ goods_type }: Pick<GoodsDetail, 'goods_type'>, sku_id: number, answers: Answers) => ({
  to: purchasePaths[goods_type],
  search: { sku_id, quantity: 1, ...answers },
})
