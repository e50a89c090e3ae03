import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { useState } from 'react'
import { ReviewsPreview } from '../../review/reviews-preview.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { DeliveryRow } from '../delivery/delivery-row.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { BrandRow } from '../sections/brand-row.tsx'
import { ParamsPart, ServicePart } from '../sections/goods-text.tsx'
import { PricePanel } from '../sections/price-panel.tsx'
import { Promotions, useOfGoods } from '../sections/promotions.tsx'
import { Recommendations } from '../sections/recommendations.tsx'
import { RowButton } from '../sections/row-button.tsx'
import { ShareEarning } from '../sections/share-earning.tsx'
import { StartUpPart } from '../sections/start-up-part.tsx'
import { bestPrice, type PricedGoods } from '../price/best-price.ts'
import { useGrade } from '../price/use-grade.ts'
import { useOffer } from '../price/use-offer.ts'
import type { SaleQueueRequest } from '../../flash-sale/queue/sale-queue.tsx'
import { chosenNames, openNames } from '../sku/sku-choice-names.ts'
import type { SkuAction } from '../sku/sku-sheet.tsx'
import { useSkuChoice } from '../sku/use-sku-choice.ts'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { ActionBar } from '../purchase/action-bar.tsx'
import { partClass } from './detail-part.ts'
import { FavouriteButton } from '../member-lists/favourite-button.tsx'
import { UnavailableVeil } from './unavailable-veil.tsx'
import { usePurchase } from '../purchase/use-purchase.ts'
import { useRecordVisit } from './use-record-visit.ts'
import { useSkuAddress } from './use-sku-address.ts'

const SkuSheet = whenOpened(async () => (await import('../sku/sku-sheet.tsx')).SkuSheet)

const SaleTurn = whenOpened(async () => (await import('../../flash-sale/queue/sale-queue.tsx')).SaleQueue)

type PurchaseAction = 'add' | 'buy'

/** The flash sale whose price counts for the shopper; null where another is lower or there is none. */
const saleOf = (goods: PricedGoods, discount_permille = 1000): number | null =>
  goods.promotion?.kind === 'flash_sale' && bestPrice(goods, discount_permille).won ? goods.promotion.promotion_id : null

/** Everything about goods that were found, from the gallery to the foot with its two ways to buy. */
export function GoodsBody({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations('catalogue')
  const chosen = useSkuChoice(goods, useSkuAddress(goods))
  const { choice, sku, shown, quantity } = chosen
  const ofGoods = useOfGoods(goods.sku_id)
  const { promotion, inCart, noSale } = useOffer(ofGoods?.promotions ?? [], shown.sku_id)
  const grade = useGrade()
  const sale = saleOf({ price: shown.price, market_price: null, level_discount: goods.level_discount, promotion }, grade?.discount_permille)
  const [saleRequest, setSaleRequest] = useState<SaleQueueRequest | null>(null)
  const purchase = usePurchase()
  /** The sheet ends with the way that opened it, or offers both. */
  const [sheet, setSheet] = useState<{ open: boolean; ways: readonly PurchaseAction[] }>({ open: false, ways: [] })
  useRecordVisit(goods.sku_id)

  const close = () => setSheet((before) => ({ ...before, open: false }))
  const actions: Record<PurchaseAction, SkuAction> = {
    add: {
      label: t('add_to_cart'),
      look: 'soft',
      busy: purchase.adding,
      run: ({ sku_id }, selectedQuantity) => purchase.add(sku_id, selectedQuantity, close),
    },
    buy: {
      label: t('buy_now'),
      run: ({ sku_id }, selectedQuantity) => {
        if (sale === null) return purchase.buy(sku_id, selectedQuantity)
        close()
        setSaleRequest({ promotion_id: sale, sku_id, quantity: selectedQuantity })
      },
    },
  }
  const canBuy = goods.state === 'on_sale' && goods.goods_type === 'standard'
  const press = (action: PurchaseAction) => {
    // Without anything to choose the press is the choice; the row above the bottom bar opens the sheet for another quantity.
    if (goods.attributes.length === 0 && sku) actions[action].run(sku, quantity)
    else setSheet({ open: true, ways: [action] })
  }
  return (
    <>
      <div id="select" className={partClass}>
        <div className="relative">
          <Gallery goods={goods} picture_index={shown.picture_index} />
          {goods.state === 'on_sale' ? <ShareEarning goods={goods} /> : <UnavailableVeil state={goods.state} />}
        </div>
        <PricePanel
          goods={goods}
          sku={shown}
          promotion={promotion}
          noSale={noSale}
          has_price_range={sku === null && new Set(goods.skus.map(({ price }) => price)).size > 1}
          favourite={<FavouriteButton goods_id={goods.goods_id} />}
        />
      </div>
      <Promotions ofGoods={ofGoods} sku_id={shown.sku_id} />
      <div className="mt-2.5 divide-y divide-hairline bg-card">
        {canBuy && (
          <RowButton label={t(sku ? 'selected' : 'choose')} onClick={() => setSheet({ open: true, ways: ['add', 'buy'] })}>
            {sku ? [chosenNames(goods, choice), `× ${quantity}`].filter(Boolean).join(' ') : openNames(goods, choice)}
          </RowButton>
        )}
        {goods.state === 'on_sale' && goods.goods_type !== 'virtual' && <DeliveryRow sku_id={shown.sku_id} quantity={quantity} />}
      </div>
      <div className="mt-2.5 space-y-2.5">
        <BrandRow brand={goods.brand} />
        <ParamsPart goods={goods} />
        <ServicePart services={goods.services} />
        {goods.goods_type === 'start_up' && <StartUpPart />}
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
        note={sale !== null && sheet.ways.includes('add') && <p className="text-right text-12 text-warning">{t('sale_not_in_cart')}</p>}
        actions={sheet.ways.map((action) => ({ ...actions[action], ...(sheet.ways.length === 1 && { look: 'primary' as const }) }))}
      />
      <SaleTurn open={saleRequest !== null} request={saleRequest} onClose={() => setSaleRequest(null)} />
    </>
  )
}
