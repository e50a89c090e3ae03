import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { type ReactNode, useState } from 'react'
import { CartEntry } from '../../catalogue/purchase/cart-entry.tsx'
import { usePurchase } from '../../catalogue/purchase/use-purchase.ts'
import { type SkuAction, SkuSheet } from '../../catalogue/sku/sku-sheet.tsx'
import { useSkuChoice } from '../../catalogue/sku/use-sku-choice.ts'
import { Link, type LinkSearch, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { Phase } from '../phase/phase.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import type { OfferGoods } from './offer-goods.ts'
import { usePagePrice } from './use-page-price.ts'

export interface BuyBarProps {
  /** Goods as the promotion sells them: `offerGoods(goods, …)`. */
  goods: OfferGoods
  phase: Phase
  starts_at: string
  /** Of the main button; "Buy now" without it. */
  label?: string
  /** Behind the confirmation's address, beside SKU and quantity: `promotion_id`, `group_id`, … */
  search: LinkSearch
  /** Its price also applies in the cart: shows the cart button. */
  withCart?: boolean
  /** Minimum quantity of the price: the initial quantity; below it the regular price is shown with `shortfallLabel`, which receives the price of the variant. */
  minQuantity?: number
  shortfallLabel?: (missing: number, price: string) => ReactNode
  /** Instead of going to the confirmation, such as a line that must be waited in. */
  onBuy?: (sku: Sku, quantity: number) => void
  busy?: boolean
  /** Left of the main button, such as the way to buy without the promotion. */
  secondaryAction?: ReactNode
}

/** The foot of a promotion: the way to buy while it runs, else when it starts or that it is over, and the way to the goods. */
export function BuyBar({
  goods,
  phase,
  starts_at,
  label,
  search,
  withCart,
  minQuantity = 1,
  shortfallLabel,
  onBuy,
  busy,
  secondaryAction,
}: BuyBarProps) {
  const t = useTranslations('promotion')
  const tCatalogue = useTranslations('catalogue')
  const go = useGo()
  const moment = useMoment()
  const purchase = usePurchase()
  const chosen = useSkuChoice(goods, undefined, minQuantity)
  const { promotion, alone, price } = usePagePrice(goods, chosen.shown)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const buyLabel = label ?? tCatalogue('buy_now')
  const isGone = goods.state !== 'on_sale' || goods.skus.every(({ stock }) => stock === 'none')
  const canBuy = phase === 'running' && !isGone
  const missing = minQuantity - chosen.quantity

  const buy: SkuAction = {
    label: buyLabel,
    busy: busy === true,
    run: onBuy ?? (({ sku_id }, quantity) => void go('/v2/order/confirm/confirm', { sku_id, quantity, ...search })),
  }
  const add: SkuAction = {
    label: tCatalogue('add_to_cart'),
    look: 'soft',
    busy: purchase.adding,
    run: ({ sku_id }, quantity) => purchase.add(sku_id, quantity, close),
  }
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      <div className="flex min-h-15 items-center gap-2 px-3">
        {withCart && <CartEntry />}
        {secondaryAction ?? (!canBuy && <ToGoods goods={goods} look={phase === 'ended' ? 'primary' : 'soft'} />)}
        {canBuy ? (
          <>
            {withCart && (
              <Button look="soft" aria-haspopup="dialog" onClick={() => setOpen(true)} className="flex-1">
                {add.label}
              </Button>
            )}
            <Button busy={busy} aria-haspopup="dialog" onClick={() => setOpen(true)} className="flex-1">
              {buyLabel}
            </Button>
          </>
        ) : (
          phase !== 'ended' && (
            <Button disabled className="flex-1">
              {phase === 'running' ? (
                t('sold_out')
              ) : (
                <span className="-mx-3 text-14 whitespace-nowrap">{t('starts_at', { time: moment(starts_at) })}</span>
              )}
            </Button>
          )
        )}
      </div>
      <SkuSheet
        open={open}
        onClose={close}
        goods={goods}
        chosen={chosen}
        promotion={missing > 0 ? alone : promotion}
        on_page={missing <= 0}
        actions={withCart ? [add, buy] : [buy]}
        note={
          missing > 0 && (
            <p role="status" className="text-right text-12 text-warning">
              {shortfallLabel?.(missing, price)}
            </p>
          )
        }
      />
    </div>
  )
}

/** The goods at their own price. */
function ToGoods({ goods, look }: { goods: GoodsDetail; look: 'primary' | 'soft' }) {
  const t = useTranslations('promotion')
  return (
    <Link
      to="/v2/goods/detail/detail"
      search={{ sku_id: goods.sku_id }}
      className={`${buttonClass({ look })} shrink-0 ${look === 'primary' ? 'flex-1' : ''}`}
    >
      {t('view_goods')}
    </Link>
  )
}
