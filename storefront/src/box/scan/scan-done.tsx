import type { Box } from '@longmall/contract/box.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'

export interface Done {
  kind: 'bound' | 'logged_in'
  box: Box
}

/** A box that was bound or logged in to. */
export function ScanDone({ done: { kind, box }, onAgain }: { done: Done; onAgain: () => void }) {
  const t = useTranslations('box')
  const dayText = dayFormat(useLanguage(), { dateStyle: 'medium' })
  const device_id = box.device_id ?? ''
  const text =
    kind === 'bound' && box.last_day !== null
      ? t('bound_text', { device_id, day: dayText(box.last_day) })
      : t('logged_in_text', { device_id })
  return (
    <div role="status" data-scan={kind}>
      <EmptyState
        drawing="done"
        title={t(kind)}
        text={text}
        action={
          <div className="grid gap-3">
            <Link to="/v2/assets/device" search={{ id: box.box_id }} replace className={buttonClass({ size: 'large' })}>
              {t('see_device')}
            </Link>
            <Button look="text" onClick={onAgain}>
              {t('scan_again')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
