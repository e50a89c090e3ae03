import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import type { TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { attributesForm, combinations, formOf, goodsForm, skuForm } from './goods-form.ts'

/** An operator who makes and changes goods, each change seen by shoppers at once. */
export async function openGoodsEditor(shop: TestShop) {
  const staff = await staffClient(shop, 'operator')
  const save = async (form: GoodsForm): Promise<StaffGoods> => {
    const saved = await staff.call('catalogue/save_goods', form)
    await shop.refresh()
    return saved
  }
  const make = async (fields: Partial<GoodsForm> = {}) => save(await goodsForm(shop, fields))
  return {
    staff,
    save,
    make,
    view: (goods_id: number) => staff.call('catalogue/staff_view', { goods_id }),
    /** Four SKUs, of two colours and two sizes. */
    shirt: (fields: Partial<GoodsForm> = {}) =>
      make({
        attributes: attributesForm({ Colour: ['Red', 'Blue'], Size: ['S', 'M'] }),
        skus: combinations([2, 2]).map((values) => skuForm(values)),
        ...fields,
      }),
    change: (goods: StaffGoods, fields: Partial<GoodsForm>) => save({ ...formOf(goods), ...fields }),
    /** Answers how many goods were not so before. */
    setListed: async (goods_ids: number[], is_listed: boolean): Promise<number> => {
      const { changed } = await staff.call('catalogue/switch_goods', { goods_ids, is_listed })
      await shop.refresh()
      return changed
    },
  }
}

/** A refused call, as its client sees it. */
export const refusal = (reason: string, details?: object) => ({ data: { reason, ...(details && { details }) } })
