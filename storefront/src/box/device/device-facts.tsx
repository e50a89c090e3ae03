import type { Box } from '@longmall/contract/box.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { CopyButton } from '../../fulfilment/copy-button.tsx'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Id, hosting, times and order of a device. */
export function DeviceFacts({ box }: { box: Box }) {
  const t = useTranslations('box')
  const dateTime = useDateTime()
  return (
    <Card>
      <h2 className="pb-3 text-14 font-semibold text-strong">{t('facts')}</h2>
      <dl className="space-y-2 text-14">
        {box.device_id !== null && (
          <Fact label={t('device_id')}>
            {box.device_id} <CopyButton text={box.device_id} />
          </Fact>
        )}
        <Fact label={t('hosting')}>{t(`delivery_${box.delivery}`)}</Fact>
        {box.device_id !== null && (
          <Fact label={t('last_seen')}>
            {box.is_online ? <span className="text-success">{t('online')}</span> : box.seen_at ? dateTime(box.seen_at) : t('never_seen')}
          </Fact>
        )}
        <Fact label={t('bought')}>{dateTime(box.bought_at)}</Fact>
        {box.activated_at !== null && <Fact label={t('activated_on')}>{dateTime(box.activated_at)}</Fact>}
      </dl>
      <Link
        to="/v1/order/detail/detail"
        search={{ order_id: box.order_id }}
        className="-mb-2 inline-flex min-h-11 items-center text-14 text-brand-ink"
      >
        {t('view_order')}
      </Link>
    </Card>
  )
}
