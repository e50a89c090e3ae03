import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { useState } from 'react'
import { ReviewsPreview } from '../../review/reviews-preview.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { DeliveryRow } from '../delivery/delivery-row.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { BrandRow } from '../sections/brand-row.tsx'
import { ParamsPart, ServicePart } from '../sections/goods-words.tsx'
import { PricePanel } from '../sections/price-panel.tsx'
import { Promotions, useOfGoods } from '../sections/promotions.tsx'
import { Recommendations } from '../sections/recommendations.tsx'
import { RowButton } from '../sections/row-button.tsx'
import { bestPrice, type PricedGoods } from '../price/best-price.ts'
import { useGrade } from '../price/use-grade.ts'
import { useOffer } from '../price/use-offer.ts'
import type { SaleWanted } from '../../seckill/line/sale-turn.tsx'
import { chosenNames, openNames } from '../sku/sku-choice-names.ts'
import type { SkuAction } from '../sku/sku-sheet.tsx'
import { useSkuChoice } from '../sku/use-sku-choice.ts'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { ActionBar } from '../buying/action-bar.tsx'
import { partClass } from './detail-part.ts'
import { FavouriteButton } from '../kept/favourite-button.tsx'
import { GoneVeil } from './gone-veil.tsx'
import { usePurchase } from '../buying/use-purchase.ts'
import { useRecordVisit } from './use-record-visit.ts'
import { useSkuAddress } from './use-sku-address.ts'

const SkuSheet = whenOpened(async () => (await import('../sku/sku-sheet.tsx')).SkuSheet)

const SaleTurn = whenOpened(async () => (await import('../../seckill/line/sale-turn.tsx')).SaleTurn)

type Way = 'add' | 'buy'

/** The flash sale whose price counts for the shopper; null where another is lower or there is none. */
const saleOf = (goods: PricedGoods, discount_permille = 1000): number | null =>
  goods.promotion?.kind === 'seckill' && bestPrice(goods, discount_permille).won ? goods.promotion.promotion_id : null

/** Everything about goods that were found, from the gallery to the foot with its two ways to buy. */
export function GoodsBody({ goods }: { goods: GoodsDetail }) {
  const say = usePhrases('catalogue')
  const chosen = useSkuChoice(goods, useSkuAddress(goods))
  const { choice, sku, shown, quantity } = chosen
  const ofGoods = useOfGoods(goods.sku_id)
  const { promotion, inCart, noSale } = useOffer(ofGoods?.promotions ?? [], shown.sku_id)
  const grade = useGrade()
  const sale = saleOf({ price: shown.price, market_price: null, level_discount: goods.level_discount, promotion }, grade?.discount_permille)
  const [turn, setTurn] = useState<SaleWanted | null>(null)
  const purchase = usePurchase()
  /** The sheet ends with the way that opened it, or offers both. */
  const [sheet, setSheet] = useState<{ open: boolean; ways: readonly Way[] }>({ open: false, ways: [] })
  useRecordVisit(goods.sku_id)

  const close = () => setSheet((before) => ({ ...before, open: false }))
  const actions: Record<Way, SkuAction> = {
    add: {
      label: say('add_to_cart'),
      look: 'soft',
      busy: purchase.adding,
      run: ({ sku_id }, pieces) => purchase.add(sku_id, pieces, close),
    },
    buy: {
      label: say('buy_now'),
      run: ({ sku_id }, pieces) => {
        if (sale === null) return purchase.buy(sku_id, pieces)
        close()
        setTurn({ promotion_id: sale, sku_id, quantity: pieces })
      },
    },
  }
  const canBuy = goods.state === 'on_sale' && goods.goods_type === 'standard'
  const press = (way: Way) => {
    // Without anything to choose the press is the choice; the row above the foot opens the sheet for more pieces.
    if (goods.attributes.length === 0 && sku) actions[way].run(sku, quantity)
    else setSheet({ open: true, ways: [way] })
  }
  return (
    <>
      <div id="select" className={partClass}>
        <div className="relative">
          <Gallery goods={goods} picture_index={shown.picture_index} />
          {goods.state !== 'on_sale' && <GoneVeil state={goods.state} />}
        </div>
        <PricePanel
          goods={goods}
          sku={shown}
          promotion={promotion}
          noSale={noSale}
          is_from={sku === null && new Set(goods.skus.map(({ price }) => price)).size > 1}
          favourite={<FavouriteButton goods_id={goods.goods_id} />}
        />
      </div>
      <Promotions ofGoods={ofGoods} sku_id={shown.sku_id} />
      <div className="mt-2.5 divide-y divide-hairline bg-card">
        {canBuy && (
          <RowButton label={say(sku ? 'selected' : 'choose')} onClick={() => setSheet({ open: true, ways: ['add', 'buy'] })}>
            {sku ? [chosenNames(goods, choice), `× ${quantity}`].filter(Boolean).join(' ') : openNames(goods, choice)}
          </RowButton>
        )}
        {goods.state === 'on_sale' && goods.goods_type !== 'virtual' && <DeliveryRow sku_id={shown.sku_id} quantity={quantity} />}
      </div>
      <div className="mt-2.5 space-y-2.5">
        <BrandRow brand={goods.brand} />
        <ParamsPart goods={goods} />
        <ServicePart services={goods.services} />
        <ReviewsPreview goods_id={goods.goods_id} summary={goods.reviews} className={partClass} />
      </div>
      <Recommendations goods={goods} />
      <ActionBar goods={goods} adding={purchase.adding} onAdd={() => press('add')} onBuy={() => press('buy')} />
      <SkuSheet
        open={sheet.open}
        onClose={close}
        goods={goods}
        chosen={chosen}
        promotion={sale !== null && !sheet.ways.includes('buy') ? inCart : promotion}
        note={sale !== null && sheet.ways.includes('add') && <p className="text-right text-12 text-warning">{say('sale_not_in_cart')}</p>}
        actions={sheet.ways.map((way) => ({ ...actions[way], ...(sheet.ways.length === 1 && { look: 'primary' as const }) }))}
      />
      <SaleTurn open={turn !== null} wanted={turn} onClose={() => setTurn(null)} />
    </>
  )
}
