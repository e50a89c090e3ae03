/** Units of one line in sets of a combo. */
export interface ComboQuantity {
  promotion_id: number
  quantity: number
  /** Of these, what came back; none when left out. */
  back?: number
}

/** What a line took of promotions: units at the price of one, and units in sets of combos. */
export interface ReservedLine {
  sku_id: number
  quantity: number
  line_promotion_id: number | null
  combos: readonly ComboQuantity[]
}

export interface PromotionQuantity {
  promotion_id: number
  sku_id: number
  quantity: number
}

/** The savings of a line by a full reduction, in cents: its share of the money off and of the freight, for a gift its list price. */
export interface ReducedBy {
  reduction_id: number
  saved: number
}

/** What lines take of promotions, by promotion and SKU as often as lines name it. */
export const promotionQuantities = (lines: readonly ReservedLine[]): PromotionQuantity[] =>
  lines.flatMap((line) => [
    ...quantitiesAtPrice(line, line.quantity),
    ...line.combos.map(({ promotion_id, quantity }) => ({ promotion_id, sku_id: line.sku_id, quantity })),
  ])

/** What so many units of a line took at the price of a promotion. Those of combos come back by `combosBack`. */
export const quantitiesAtPrice = ({ sku_id, line_promotion_id }: Omit<ReservedLine, 'combos'>, quantity: number): PromotionQuantity[] =>
  line_promotion_id === null || quantity === 0 ? [] : [{ promotion_id: line_promotion_id, sku_id, quantity }]
