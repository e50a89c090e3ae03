import type { AfterSaleRequest } from '@longmall/contract/refund.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { reasonKey } from '../request/reasons-for.ts'

/** The request: numbers, kind, reason, note, pictures, and the parcel. */
export function ReturnFacts({ request }: { request: AfterSaleRequest }) {
  const t = useTranslations('refund')
  const dateTime = useDateTime()
  return (
    <Card className="space-y-3">
      <h2 className="text-14 font-semibold text-strong">{t('facts')}</h2>
      <dl className="space-y-2 text-14">
        <Fact label={t('refund_no')}>
          <span className="figures">{request.refund_no}</span>
        </Fact>
        <Fact label={t('order_no')}>
          <Link
            to="/v1/order/detail/detail"
            search={{ order_id: request.order_id }}
            className="figures relative text-brand-ink before:absolute before:-inset-3"
          >
            {request.order_no}
          </Link>
        </Fact>
        <Fact label={t('kind')}>{t(`kind_${request.kind}`)}</Fact>
        <Fact label={t('quantity')}>{t('item_count', { count: request.quantity })}</Fact>
        <Fact label={t('reason')}>{t(reasonKey(request.reason))}</Fact>
        <Fact label={t('requested_at')}>{dateTime(request.created_at)}</Fact>
        {request.tracking_number && (
          <Fact label={t('parcel')}>
            {request.carrier} <span className="figures">{request.tracking_number}</span>
          </Fact>
        )}
      </dl>
      {request.note && <p className="rounded-8 bg-sunken p-3 text-14 whitespace-pre-line text-body">{request.note}</p>}
      {request.pic_paths.length > 0 && (
        <ul className="grid grid-cols-4 gap-2">
          {request.pic_paths.map((path, index) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                <img
                  src={path}
                  alt={t('picture', { number: index + 1 })}
                  loading="lazy"
                  className="aspect-square w-full rounded-8 bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
