import { Card } from '@longmall/ui/display/card.tsx'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'

/** All of an order was handed over; it completes once that can no longer be undone. */
export function PickupDone() {
  const t = useTranslations('fulfilment')
  return (
    <Card className="flex items-center gap-3" role="status">
      <CircleCheck size={28} aria-hidden className="shrink-0 text-success" />
      <div className="min-w-0">
        <h2 className="text-16 font-semibold text-strong">{t('pickup_done')}</h2>
        <p className="text-14 text-body">{t('pickup_done_text')}</p>
      </div>
    </Card>
  )
}
