import type { Cart } from '@longmall/contract/cart.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { PullToRefresh } from '@longmall/ui/action/pull-to-refresh.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useState } from 'react'
import { RewardOffers } from '../reward/parts/reward-offers.tsx'
import { TitleBar } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { CartFooter } from './cart-footer.tsx'
import { CartGroup } from './cart-group.tsx'
import { CartOffers } from './cart-offers.tsx'
import { InvalidGoods } from './invalid-goods.tsx'
import { goodsOfSku, nameOfRule } from './rule-names.ts'
import { useCart } from './use-cart.ts'

/** The promotions of the selected goods; goods of two warehouses become two orders, each evaluated separately. */
const earning = ({ groups, totals }: Cart): { amount?: string } =>
  groups.filter(({ lines }) => lines.some(({ selected }) => selected)).length > 1 ? {} : { amount: totals.total }

/** The cart (ORD-01): by warehouse, priced, with everything changed in place. */
export function CartScreen() {
  const t = useTranslations('cart')
  const tools = useCart()
  const { cart } = tools
  const [isEditing, setEditing] = useState(false)
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const isEmpty = cart.data?.groups.length === 0 && cart.data.invalid.length === 0
  const stopEditing = () => {
    setEditing(false)
    setMarked(new Set())
  }
  const action = cart.data && cart.data.groups.length > 0 && (
    <button type="button" className="min-h-11 px-3 text-14 text-body" onClick={() => (isEditing ? stopEditing() : setEditing(true))}>
      {t(isEditing ? 'done' : 'edit')}
    </button>
  )
  return (
    <>
      <TitleBar title={cart.data?.goods_count ? t('title_count', { count: cart.data.goods_count }) : t('title')} action={action} />
      <div className="flex-1">
        <PullToRefresh onRefresh={() => cart.refetch()}>
          <div className="space-y-3 px-3 py-3">
            {cart.isPending && Array.from({ length: 3 }, (_, n) => <Skeleton key={n} className="h-32 w-full rounded-12" />)}
            {cart.isError && !cart.data && <ErrorState onRetry={() => void cart.refetch()} />}
            {isEmpty && (
              <EmptyState
                drawing="cart"
                title={t('empty')}
                text={t('empty_text')}
                action={
                  <Link to="/v2/index/index/index" className={buttonClass({})}>
                    {t('shop_now')}
                  </Link>
                }
              />
            )}
            {cart.data && !isEditing && <CartOffers cart={cart.data} />}
            {cart.data?.groups.map((group) => (
              <CartGroup
                key={group.warehouse}
                cart={cart.data}
                group={group}
                tools={tools}
                marked={isEditing ? marked : null}
                onMark={setMarked}
              />
            ))}
            {cart.data && !isEditing && <CartGifts cart={cart.data} />}
            {cart.data && cart.data.invalid.length > 0 && <InvalidGoods lines={cart.data.invalid} tools={tools} />}
          </div>
          {cart.data && !isEmpty && !isEditing && <RewardOffers occasion="consume" {...earning(cart.data)} />}
        </PullToRefresh>
      </div>
      {cart.data && cart.data.groups.length > 0 && (
        <CartFooter cart={cart.data} tools={tools} marked={isEditing ? marked : null} onMark={setMarked} onDeleted={stopEditing} />
      )}
    </>
  )
}

/** Presents of full reductions for the selected lines (PRM-08). */
function CartGifts({ cart }: { cart: Cart }) {
  const t = useTranslations('cart')
  if (cart.gifts.length === 0) return null
  return (
    <section aria-label={t('presents')} className="rounded-12 bg-card p-3">
      <h2 className="pb-2 text-14 font-semibold text-strong">{t('presents')}</h2>
      <ul className="space-y-3">
        {cart.gifts.map(({ source, sku_id, quantity }) => {
          const goods = goodsOfSku(cart, sku_id)
          return (
            <li key={`${source} ${sku_id}`} className="flex items-center gap-3">
              <div className="w-14 shrink-0">
                <Picture picture={goods?.picture ?? null} sizes="56px" decorative className="rounded-8" />
              </div>
              <div className="min-w-0 flex-1">
                <p className="line-clamp-2 text-14 text-strong">
                  <Tag tone="danger">{t('present')}</Tag> {goods?.goods_name}
                </p>
                <p className="truncate text-12 text-quiet">{nameOfRule(cart, source)}</p>
              </div>
              <span className="figures shrink-0 text-12 text-quiet">×{quantity}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
