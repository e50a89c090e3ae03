import type { Box } from '@longmall/contract/box.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ScanLine } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const steps = ['how_power', 'how_wait', 'how_scan'] as const

/** How a device that has not begun begins: a hosted one by itself, one at home by the scan of its box. */
export function HowToActivate({ box: { delivery } }: { box: Pick<Box, 'delivery'> }) {
  const t = useTranslations('box')
  if (delivery === 'hosted') return <Card className="text-14 text-body">{t('hosted_waiting')}</Card>
  return (
    <Card>
      <h2 className="text-16 font-semibold text-strong">{t('how_title')}</h2>
      <ol className="mt-3 space-y-3">
        {steps.map((step, at) => (
          <li key={step} className="flex items-start gap-3 text-14 text-body">
            <span
              aria-hidden
              className="figures flex size-6 shrink-0 items-center justify-center rounded-full bg-brand-soft text-12 font-semibold text-brand-ink"
            >
              {at + 1}
            </span>
            <span className="pt-0.5">{t(step)}</span>
          </li>
        ))}
      </ol>
      <Link to="/v2/assets/scan" className={`${buttonClass({ size: 'large', block: true })} mt-4`}>
        <ScanLine size={18} aria-hidden />
        {t('activate')}
      </Link>
    </Card>
  )
}
