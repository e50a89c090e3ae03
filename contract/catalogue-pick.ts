import * as z from 'zod/mini'
import { Count, Flag, Id, Many, Money, OptionalText, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

/** A goods as an operator chooses it, with its SKUs that are still offered. */
export const GoodsChoice = z.object({
  goods_id: Id,
  goods_name: Text(200),
  is_listed: Flag,
  skus: Rows(z.object({ sku_id: Id, sku_no: Text(60), sku_name: OptionalText(200), price: Money, available: Count })),
})
export type GoodsChoice = z.output<typeof GoodsChoice>

export const cataloguePick = {
  pick: operation({
    path: 'catalogue/pick',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'Goods to choose from in a form: those named by their ids or SKUs, else up to 20 listed ones by keyword or SKU number',
    input: z.object({
      keyword: z.optional(Text(60)),
      goods_ids: z.optional(Many(Id, 200)),
      sku_ids: z.optional(Many(Id, 200)),
    }),
    output: z.object({ list: Rows(GoodsChoice) }),
  }),
}
