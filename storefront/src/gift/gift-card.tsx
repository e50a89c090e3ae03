import type { MemberGift } from '@longmall/contract/gift.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useMoment } from '../shell/time/use-moment.ts'
import { useCurrency } from '../shell/site.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** A gift: goods, reason, expiry, and a link to claim it or to its order. */
export function GiftCard({ gift }: { gift: MemberGift }) {
  const t = useTranslations('gift')
  const currency = useCurrency()
  const { goods_name, sku_name, picture, quantity, list_price, reason, state } = gift
  return (
    <article className="flex gap-3 rounded-12 bg-card p-3">
      <Link
        to="/v2/goods/detail/detail"
        search={{ sku_id: gift.sku_id }}
        className={classNames('block size-24 shrink-0 overflow-hidden rounded-8', state === 'expired' && 'opacity-60')}
      >
        <Picture picture={picture} sizes="96px" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p>
          <Tag tone={state === 'claimable' ? 'brand' : 'quiet'}>{t(`reason_${reason}`)}</Tag>
        </p>
        <p className={classNames('line-clamp-2 text-14', state === 'expired' ? 'text-quiet' : 'text-strong')}>{goods_name}</p>
        <p className="truncate text-12 text-quiet">
          {sku_name && `${sku_name} · `}× {quantity}
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2">
          <div>
            <p className="flex items-baseline gap-1.5">
              <span className="text-16 font-bold text-price">{t('free')}</span>
              <del className="figures text-12 text-quiet">
                <span className="sr-only">{t('worth', { amount: displayPrice(list_price, currency) })}</span>
                <span aria-hidden>{displayPrice(list_price, currency)}</span>
              </del>
            </p>
            <GiftDate gift={gift} />
          </div>
          <GiftAction gift={gift} />
        </div>
      </div>
    </article>
  )
}

function GiftDate({ gift: { state, valid_until, claimed_at } }: { gift: MemberGift }) {
  const t = useTranslations('gift')
  const moment = useMoment()
  // The instant that no longer counts is the first of the day after.
  const last = new Date(Date.parse(valid_until) - 60_000).toISOString()
  const label =
    state === 'claimed' ? t('claimed_at', { time: moment(claimed_at ?? valid_until) }) : t(`until_${state}`, { time: moment(last) })
  return <p className="text-12 text-quiet">{label}</p>
}

function GiftAction({ gift: { gift_id, goods_name, state, is_available, order_id } }: { gift: MemberGift }) {
  const t = useTranslations('gift')
  if (state === 'claimed' && order_id !== null)
    return (
      <Link to="/v1/order/detail/detail" search={{ order_id }} className={buttonClass({ look: 'outline', size: 'small' })}>
        {t('view_order')} <span className="sr-only">{goods_name}</span>
      </Link>
    )
  if (state !== 'claimable') return null
  if (!is_available) return <p className="max-w-32 text-right text-12 text-warning">{t('out_of_stock')}</p>
  return (
    <Link to="/v2/order/confirm/confirm" search={{ gift_id }} className={buttonClass({ size: 'small' })}>
      {t('claim')} <span className="sr-only">{goods_name}</span>
    </Link>
  )
}
