import type { CommissionOrder } from '@longmall/contract/distribution-shapes.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useDateTime, useStoreTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { StateTag } from '../parts/state-tag.tsx'
import { isNone, useMoney } from '../parts/use-figures.ts'
import type { Generation } from '../distribution-address.ts'

/** An order that pays commission: of whom, of what, how much, and where it stands. */
export function OrderRow({ order }: { order: CommissionOrder }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const dateTime = useDateTime()
  const day = useStoreTime({ dateStyle: 'medium' })
  const { order_id, generation, buyer_name, state, base, commission, clawed_back, ordered_at, available_at, goods_count, goods_name } =
    order
  const isComing = state === 'pending' || state === 'frozen'
  return (
    <Link to="/v2/distribution/order_detail" search={{ id: order_id }} className="pressable block rounded-12 bg-card p-4">
      <span className="flex items-center justify-between gap-3">
        <span className="figures min-w-0 truncate text-12 text-quiet">{dateTime(ordered_at)}</span>
        <span className="shrink-0">
          <StateTag state={state} />
        </span>
      </span>
      <span className="mt-2.5 flex gap-3">
        <span className="w-16 shrink-0">
          <Picture picture={order.picture} sizes="64px" decorative className="rounded-8" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-14 text-strong">{goods_name}</span>
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <Tag tone="quiet">{t(`generation_${generation as Generation}`)}</Tag>
            <span className="text-12 text-quiet">
              {t('buyer', { name: buyer_name })} · <span className="figures">{t('units', { count: goods_count })}</span>
            </span>
          </span>
        </span>
      </span>
      <span className="hairline-t mt-3 flex items-baseline justify-between gap-3 pt-3">
        <span className="figures min-w-0 text-12 text-quiet">{t('paid_amount', { amount: money(base) })}</span>
        <span className={`figures shrink-0 text-16 font-semibold ${state === 'void' ? 'text-quiet' : 'text-strong'}`}>
          {t('commission_of', { amount: money(commission) })}
        </span>
      </span>
      {(!isNone(clawed_back) || (isComing && available_at)) && (
        <span className="figures mt-1 flex flex-wrap justify-between gap-x-3 text-12">
          <span className="text-quiet">{isComing && available_at && t('available_on', { date: day(available_at) })}</span>
          {!isNone(clawed_back) && <span className="text-warning">{t('clawed_back_amount', { amount: money(clawed_back) })}</span>}
        </span>
      )}
    </Link>
  )
}
