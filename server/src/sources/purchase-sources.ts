import { bargainSource } from '../bargain/purchase-source.ts'
import { comboSource } from '../campaign/source/combo.ts'
import { groupBuySource } from '../campaign/source/group-buy.ts'
import { presaleSource } from '../campaign/source/presale.ts'
import { pointsShopSource } from '../points-shop/purchase-source.ts'
import { giftSource } from '../gift/purchase-source.ts'
import { plainSource } from '../checkout/source/plain-source.ts'
import type { PurchaseSources } from '../order/source/purchase-source.ts'
import { teamBuySource } from '../team-buy/source/team-buy-source.ts'
import { flashSaleSource } from '../flash-sale/purchase-source.ts'

/** Every way to buy, by the kind that orders keep (decisions/0056). */
export const purchaseSources: PurchaseSources = {
  plain: plainSource,
  combo: comboSource,
  flash_sale: flashSaleSource,
  team_buy: teamBuySource,
  group_buy: groupBuySource,
  bargain: bargainSource,
  presale: presaleSource,
  point: pointsShopSource,
  gift: giftSource,
}
