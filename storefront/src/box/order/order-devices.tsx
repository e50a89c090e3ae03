import type { Order } from '@longmall/contract/order.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Cpu } from 'lucide-react'
import { useStoreTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** When the devices of an order start to mine, and the way to them once it is paid. The screen loads the translations `box`. */
export function OrderDevices({ order: { delivery_plan, paid_at, state } }: { order: Order }) {
  const t = useTranslations('box')
  const dayText = useStoreTime({ dateStyle: 'medium' })
  if (state === 'cancelled') return null
  const text =
    delivery_plan !== 'hosting'
      ? t('order_home')
      : paid_at === null
        ? t('order_hosted')
        : t('order_hosted_since', { day: dayText(paid_at) })
  return (
    <Card className="flex items-start gap-3">
      <Cpu size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <div className="min-w-0 flex-1">
        <h2 className="text-14 font-semibold text-strong">{t('order_title')}</h2>
        <p className="mt-0.5 text-14 text-body">{text}</p>
        {paid_at !== null && (
          <Link to="/v2/assets/devices" className={`${buttonClass({ look: 'soft', size: 'small' })} mt-3`}>
            {t('title')}
          </Link>
        )}
      </div>
    </Card>
  )
}
