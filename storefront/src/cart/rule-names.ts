import type { Cart } from '@longmall/contract/cart.ts'

/** The name of a rule of the cart in the shopper's language; empty where it has none. */
export const nameOfRule = ({ rules }: Pick<Cart, 'rules'>, rule: string): string => rules.find((one) => one.rule === rule)?.name ?? ''

/** Goods of a SKU that a hint or a present names: of a line, or beside them. */
export function goodsOfSku({ groups, related_goods }: Pick<Cart, 'groups' | 'related_goods'>, sku_id: number) {
  return groups.flatMap((group) => group.lines).find((line) => line.sku_id === sku_id) ?? related_goods.find((one) => one.sku_id === sku_id)
}
