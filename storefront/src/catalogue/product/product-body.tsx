import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { useRef, useState } from 'react'
import { ReviewsPreview } from '../../review/reviews-preview.tsx'
import { useGo } from '../../shell/link.tsx'
import { DeliveryRow } from '../delivery/delivery-row.tsx'
import { partClass } from '../detail/detail-part.ts'
import { UnavailableVeil } from '../detail/unavailable-veil.tsx'
import { useRecordVisit } from '../detail/use-record-visit.ts'
import { useSkuAddress } from '../detail/use-sku-address.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { FavouriteButton } from '../member-lists/favourite-button.tsx'
import { BrandRow } from '../sections/brand-row.tsx'
import { ParamsPart, ServicePart } from '../sections/goods-text.tsx'
import { PricePanel } from '../sections/price-panel.tsx'
import { labelOf, Promotions, useOfGoods } from '../sections/promotions.tsx'
import { StartUpPart } from '../sections/start-up-part.tsx'
import { useSkuChoice } from '../sku/use-sku-choice.ts'
import { ChoosePart } from './choose-part.tsx'
import { OrderBar } from './order-bar.tsx'
import { missingParts, orderAddress } from './product-choice.ts'
import { useServiceChoice } from './use-answers.ts'

/** A code, a recharge and a pledge go nowhere. */
const isSent = ({ goods_type }: GoodsDetail) => goods_type !== 'virtual' && goods_type !== 'pledge'

/** Detail of a product with its own order screen, including the choices made before that screen. */
export function ProductBody({ goods }: { goods: GoodsDetail }) {
  const go = useGo()
  const chosen = useSkuChoice(goods, useSkuAddress(goods))
  const { sku, shown, choice } = chosen
  const { serviceChoice, chooseService } = useServiceChoice(goods.requirement)
  const ofGoods = useOfGoods(goods.sku_id)
  /** Order was pressed: from then on missing choices are reported. */
  const [isPressed, setIsPressed] = useState(false)
  const part = useRef<HTMLElement>(null)
  useRecordVisit(goods.sku_id)

  const missing = missingParts(goods, choice, serviceChoice)
  const canOrder = goods.state === 'on_sale'
  const order = () => {
    setIsPressed(true)
    if (sku && missing.length === 0) {
      const { to, search } = orderAddress(goods, sku.sku_id, serviceChoice)
      return void go(to, search)
    }
    const open = part.current?.querySelector<HTMLInputElement>('fieldset:not(:has(:checked)) input:enabled')
    open?.closest('fieldset')?.scrollIntoView({ block: 'center' })
    open?.focus({ preventScroll: true })
  }
  return (
    <>
      <div id="select" className={partClass}>
        <div className="relative">
          <Gallery goods={goods} picture_index={shown.picture_index} />
          {!canOrder && <UnavailableVeil state={goods.state} />}
        </div>
        <PricePanel
          goods={goods}
          sku={shown}
          promotion={labelOf(ofGoods, shown.sku_id)}
          has_price_range={sku === null && new Set(goods.skus.map(({ price }) => price)).size > 1}
          favourite={<FavouriteButton goods_id={goods.goods_id} />}
        />
      </div>
      {canOrder && (
        <ChoosePart
          ref={part}
          goods={goods}
          chosen={chosen}
          serviceChoice={serviceChoice}
          onChooseService={chooseService}
          missing={isPressed ? missing : []}
        />
      )}
      <Promotions ofGoods={ofGoods} sku_id={shown.sku_id} />
      {canOrder && isSent(goods) && (
        <div className="mt-2.5 bg-card">
          <DeliveryRow sku_id={shown.sku_id} quantity={1} />
        </div>
      )}
      <div className="mt-2.5 space-y-2.5">
        <BrandRow brand={goods.brand} />
        <ParamsPart goods={goods} />
        <ServicePart services={goods.services} />
        {goods.goods_type === 'start_up' && <StartUpPart />}
        <ReviewsPreview goods_id={goods.goods_id} summary={goods.reviews} className={partClass} />
      </div>
      <OrderBar goods={goods} onOrder={order} />
    </>
  )
}
