import { Card } from '@longmall/ui/display/card.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { useQuery } from '@tanstack/react-query'
import { Clock, Smartphone, Ticket } from 'lucide-react'
import { type Output, query } from '@longmall/web/call/query.ts'
import { useDateTime } from '../shell/date-time.ts'
import { useTranslations } from '../shell/translations.tsx'
import { CopyButton } from './copy-button.tsx'

type Delivered = Output<'fulfilment/virtual'>

/** Delivery of a paid virtual order: codes to copy, or a phone recharge; or that it is pending (ORD-12). */
export function VirtualDelivery({ orderId }: { orderId: number }) {
  const t = useTranslations('fulfilment')
  const delivered = useQuery({ ...query('fulfilment/virtual', { order_id: orderId }), refetchInterval: 30_000 })
  if (delivered.isPending) return <Skeleton className="h-28 w-full rounded-12" />
  if (!delivered.data || delivered.data.state === null) return null
  const { state, codes, recharges } = delivered.data
  return (
    <Card className="space-y-4">
      <h2 className="text-14 font-semibold text-strong">{t('virtual_title')}</h2>
      {state === 'waiting' && (
        <div className="flex gap-3" role="status">
          <Clock size={20} aria-hidden className="mt-0.5 shrink-0 text-warning" />
          <div>
            <p className="text-14 font-semibold text-strong">{t('virtual_waiting')}</p>
            <p className="text-14 text-body">{t('virtual_waiting_text')}</p>
          </div>
        </div>
      )}
      {codes.map((code) => (
        <Code key={code.redeem_code} code={code} />
      ))}
      {recharges.map((recharge) => (
        <Recharge key={recharge.reference} recharge={recharge} />
      ))}
    </Card>
  )
}

function Code({ code }: { code: Delivered['codes'][number] }) {
  const t = useTranslations('fulfilment')
  return (
    <div className="flex gap-3">
      <Ticket size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <div className="min-w-0 flex-1">
        <p className="text-12 text-quiet">{[code.goods_name, code.sku_name].filter(Boolean).join(' · ')}</p>
        <p className="flex items-center justify-between gap-3 rounded-8 bg-sunken px-3 py-2">
          <span className="sr-only">{t('virtual_code')}</span>
          <span className="figures min-w-0 text-16 font-semibold break-all text-strong">{code.redeem_code}</span>
          <CopyButton text={code.redeem_code} />
        </p>
      </div>
    </div>
  )
}

function Recharge({ recharge }: { recharge: Delivered['recharges'][number] }) {
  const t = useTranslations('fulfilment')
  const dateTime = useDateTime()
  return (
    <div className="flex gap-3">
      <Smartphone size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <dl className="min-w-0 flex-1 space-y-1 text-14">
        <Fact label={t('recharge')}>
          <span role="status">{t(`recharge_${recharge.state}`)}</span>
        </Fact>
        <Fact label={t('recharge_mobile')}>{recharge.mobile}</Fact>
        <Fact label={t('recharge_reference')}>{recharge.reference}</Fact>
        <p className="text-12 text-quiet">{dateTime(recharge.done_at ?? recharge.sent_at)}</p>
      </dl>
    </div>
  )
}
