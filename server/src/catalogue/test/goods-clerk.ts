import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import type { TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { attributesForm, combinations, formOf, goodsForm, skuForm } from './goods-form.ts'

/** An operator who makes and changes goods, each change seen by shoppers at once. */
export async function goodsClerk(shop: TestShop) {
  const clerk = await staffClient(shop, 'operator')
  const save = async (form: GoodsForm): Promise<StaffGoods> => {
    const saved = await clerk.call('catalogue/save_goods', form)
    await shop.refresh()
    return saved
  }
  const make = async (wanted: Partial<GoodsForm> = {}) => save(await goodsForm(shop, wanted))
  return {
    clerk,
    save,
    make,
    view: (goods_id: number) => clerk.call('catalogue/staff_view', { goods_id }),
    /** Four SKUs, of two colours and two sizes. */
    shirt: (wanted: Partial<GoodsForm> = {}) =>
      make({
        attributes: attributesForm({ Colour: ['Red', 'Blue'], Size: ['S', 'M'] }),
        skus: combinations([2, 2]).map((values) => skuForm(values)),
        ...wanted,
      }),
    change: (goods: StaffGoods, wanted: Partial<GoodsForm>) => save({ ...formOf(goods), ...wanted }),
    /** Answers how many goods were not so before. */
    put: async (goods_ids: number[], is_on_shelf: boolean): Promise<number> => {
      const { changed } = await clerk.call('catalogue/switch_goods', { goods_ids, is_on_shelf })
      await shop.refresh()
      return changed
    },
  }
}

/** A refused call, as its client sees it. */
export const refusal = (reason: string, details?: object) => ({ data: { reason, ...(details && { details }) } })
