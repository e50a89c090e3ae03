import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { viewStaffGoods } from './find-staff-goods.ts'
import { writeGoods } from './write-goods.ts'

/**
 * Makes a goods like another one: off the shelf, with all words and pictures, without stock, its
 * SKUs with numbers of their own. Refuses `catalogue.goods_not_found`.
 */
export async function copyGoods(context: Context<StaffActor>, { goods_id }: { goods_id: number }): Promise<{ goods_id: number }> {
  const copyId = await writeGoods(context, copyOf(await viewStaffGoods(context, { goods_id })), null)
  await audit(context, { subject: `goods ${copyId}`, before: null, after: { goods_id: copyId, copied_from: goods_id } })
  return { goods_id: copyId }
}

function copyOf({
  goods_id: _id,
  version: _version,
  sale_count: _sold,
  created_at: _at,
  attributes,
  skus,
  ...fields
}: StaffGoods): GoodsForm {
  const indexes = attributes.map(({ values }) => new Map(values.map(({ value_id }, index) => [value_id, index])))
  return {
    ...fields,
    is_listed: false,
    attributes: attributes.map(({ names, values }) => ({
      attribute_id: null,
      names,
      values: values.map((value) => ({ value_id: null, names: value.names })),
    })),
    skus: skus.map(({ sku_id: _sku, value_ids, on_hand: _hand, reserved: _taken, ...sku }) => ({
      ...sku,
      sku_no: '',
      values: value_ids.map((value_id, n) => indexes[n]!.get(value_id)!),
      stock_change: 0,
    })),
  }
}
