import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../../shell/translations.tsx'
import { HostingNote } from '../shop/hosting-note.tsx'

/** What a device does once it is bought: its run plan and where it may go. The screen loads the translations `box`. */
export function PurchasePlan({ sku_id }: { sku_id: number }) {
  const t = useTranslations('box')
  const { data, isPending } = useQuery(query('box/shop', { sku_id, page_size: 1 }))
  if (isPending) return <Skeleton className="h-40 w-full rounded-12" />
  const device = data?.list[0]
  if (!data || !device) return null
  return (
    <>
      <Card>
        <h2 className="pb-3 text-14 font-semibold text-strong">{t('facts')}</h2>
        <dl className="space-y-2 text-14">
          <Fact label={t('plan')}>{`${device.plan_name} · ${t('days', { count: device.term_days })}`}</Fact>
          <Fact label={t('rate')}>{t('per_day', { amount: formatAmount(device.daily_rate, 'ACC', null) })}</Fact>
        </dl>
      </Card>
      <HostingNote mayBeHosted={data.may_be_hosted} minutes={data.minutes_needed} />
    </>
  )
}
