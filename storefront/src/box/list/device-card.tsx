import type { Box } from '@longmall/contract/box.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { ScanLine } from 'lucide-react'
import { useStoreTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { BoxState } from '../box-state.tsx'
import { TermBar } from '../term-bar.tsx'

/** A device among the member's: what it is called, what it mines, how long its run plan lasts. */
export function DeviceCard({ box }: { box: Box }) {
  const t = useTranslations('box')
  const canActivate = box.state === 'not_activated' && box.delivery === 'home'
  return (
    <article className="overflow-hidden rounded-12 bg-card">
      <Link to="/v2/assets/device" search={{ id: box.box_id }} transition className="pressable block p-4">
        <div className="flex gap-3">
          <div className="w-16 shrink-0">
            <Picture picture={box.picture} sizes="64px" decorative className="rounded-8" />
          </div>
          <div className="min-w-0 flex-1">
            <div className="flex items-start justify-between gap-2">
              <h2 className="min-w-0 truncate text-16 font-semibold text-strong">{box.remark || box.goods_name}</h2>
              <span className="shrink-0">
                <BoxState state={box.state} />
              </span>
            </div>
            <p className="truncate text-12 text-quiet">{box.remark ? box.goods_name : `${t('plan')}: ${box.plan_name}`}</p>
            <p className="mt-1 flex min-w-0 items-center gap-1.5">
              <Tag tone={box.delivery === 'hosted' ? 'brand' : 'quiet'}>{t(`delivery_${box.delivery}`)}</Tag>
              {box.device_id && <span className="figures min-w-0 truncate text-12 text-quiet">{box.device_id}</span>}
            </p>
          </div>
        </div>
        <dl className="mt-3 grid grid-cols-2 gap-3">
          <Figure label={t('rate_day')} value={formatAmount(box.daily_rate, 'ACC', null)} />
          <Figure label={t('mined')} value={formatAmount(box.mined, 'ACC', null)} />
        </dl>
        {box.state === 'activated' && (
          <div className="mt-3 space-y-1.5">
            <TermBar term={box} />
            <p className="figures flex justify-between gap-3 text-12 text-quiet">
              <span className="shrink-0">{t('days_left', { count: box.days_left ?? 0 })}</span>
              <Seen box={box} />
            </p>
          </div>
        )}
      </Link>
      {canActivate && (
        <p className="hairline-t flex items-center justify-between gap-3 px-4 py-2">
          <span className="min-w-0 text-12 text-quiet">{t('not_started')}</span>
          <Link to="/v2/assets/scan" className={`${buttonClass({ look: 'soft', size: 'small' })} shrink-0`}>
            <ScanLine size={16} aria-hidden />
            {t('activate')}
          </Link>
        </p>
      )}
    </article>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-12 text-quiet">{label}</dt>
    <dd className="figures truncate text-14 font-semibold text-strong">{value}</dd>
  </div>
)

/** When its box was seen last; nothing for a hosted device, which is in the shop's care. */
function Seen({ box: { delivery, is_online, seen_at } }: { box: Box }) {
  const t = useTranslations('box')
  const dayText = useStoreTime({ dateStyle: 'medium' })
  if (delivery === 'hosted') return null
  if (is_online) return <span className="text-success">● {t('online')}</span>
  return <span className="min-w-0 truncate">{`${t('last_seen')}: ${seen_at ? dayText(seen_at) : t('never_seen')}`}</span>
}
