import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { goodsForm } from '../../src/catalogue/test/goods-form.ts'
import { makeGoods } from '../fixtures.ts'
import type { TestShop } from '../harness.ts'

/** What each change of goods and stock takes to be done. */
export const goodsInputs = (shop: TestShop) =>
  ({
    'catalogue/save_goods': async () => goodsForm(shop),
    'catalogue/switch_goods': async () => ({ goods_ids: [(await makeGoods(shop)).goods_id], is_listed: false }),
    'catalogue/copy_goods': async () => ({ goods_id: (await makeGoods(shop)).goods_id }),
    'catalogue/delete_goods': async () => ({ goods_id: (await makeGoods(shop)).goods_id, version: 1 }),
    'catalogue/move_stock': async () => ({
      list: [{ sku_id: (await makeGoods(shop)).sku_id, quantity: 5 }],
      reason: 'receive',
      note: 'A delivery',
    }),
  }) satisfies { [Path in keyof Api]?: () => Promise<InputOf<Api[Path]>> }
