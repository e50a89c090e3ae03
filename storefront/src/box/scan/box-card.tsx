import type { Output } from '@longmall/web/call/query.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { Router } from 'lucide-react'
import { useClockOffset } from '../../shell/server-clock.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Which box was scanned, and how long its code holds. */
export function BoxCard({ preview: { device_id, expires_at }, onEnd }: { preview: Output<'box/preview_code'>; onEnd: () => void }) {
  const t = useTranslations('box')
  const offset = useClockOffset()
  return (
    <Card className="flex items-center gap-3">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-12 bg-brand-soft text-brand-ink">
        <Router size={28} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-12 text-quiet">{t('device_id')}</h2>
        <p className="figures truncate text-18 font-semibold text-strong">{device_id}</p>
        <p className="text-12 text-quiet">
          {t('valid_for')} {offset !== null && <Countdown until={expires_at} offset={offset} onEnd={onEnd} />}
        </p>
      </div>
    </Card>
  )
}
