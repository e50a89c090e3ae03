import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { type Choice, openAttributes } from './sku-choice.ts'

/** Names of the values chosen, as on a receipt: "Violet, M". */
export const chosenNames = ({ attributes }: Pick<GoodsDetail, 'attributes'>, choice: Choice): string =>
  attributes
    .flatMap(({ values }, at) => values.filter(({ value_id }) => value_id === choice[at]).map(({ value_name }) => value_name))
    .join(', ')

/** Names of the attributes without a chosen value: "Colour, Size". */
export const openNames = ({ attributes }: Pick<GoodsDetail, 'attributes'>, choice: Choice): string =>
  openAttributes(choice)
    .flatMap((at) => attributes[at]?.attribute_name ?? [])
    .join(', ')
