import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { useDateTime, useStoreTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { Generation } from '../distribution-address.ts'
import { StateTag } from '../parts/state-tag.tsx'
import { isNone, useMoney } from '../parts/use-figures.ts'

export type CommissionOrderDetail = Output<'distribution/order'>

/** The commission of an order, and what it is made of. */
export function OrderFacts({ order }: { order: CommissionOrderDetail }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const dateTime = useDateTime()
  const day = useStoreTime({ dateStyle: 'medium' })
  const { state, commission, available_at } = order
  return (
    <Card>
      <div className="space-y-1 pt-2 pb-5 text-center">
        <p className="text-14 text-quiet">{t('commission')}</p>
        <p className={`figures text-28 font-bold ${state === 'void' ? 'text-quiet' : 'text-strong'}`}>{money(commission)}</p>
        <p className="flex flex-wrap items-center justify-center gap-2">
          <StateTag state={state} />
          {(state === 'pending' || state === 'frozen') && available_at && (
            <span className="text-12 text-quiet">{t('available_on', { date: day(available_at) })}</span>
          )}
        </p>
      </div>
      <dl className="hairline-t space-y-2 pt-4 text-14">
        <Fact label={t('base')}>{money(order.base)}</Fact>
        {!isNone(order.clawed_back) && <Fact label={t('clawed_back')}>{money(order.clawed_back)}</Fact>}
        <Fact label={t('buyer_label')}>{order.buyer_name}</Fact>
        <Fact label={t('generation')}>{t(`generation_${order.generation as Generation}`)}</Fact>
        <Fact label={t('order_no')}>{order.order_no}</Fact>
        <Fact label={t('ordered_on')}>{dateTime(order.ordered_at)}</Fact>
      </dl>
    </Card>
  )
}
