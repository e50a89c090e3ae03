import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { CircleCheck, CirclePause, Hourglass } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

export type DistributorStatus = Output<'distribution/status'>

const signs = {
  applied: { Sign: Hourglass, look: 'bg-brand-soft text-brand-ink' },
  active: { Sign: CircleCheck, look: 'bg-success-soft text-success' },
  stopped: { Sign: CirclePause, look: 'bg-warning-soft text-warning' },
} as const

/** What became of an application, and where it leads. */
export function ApplicationResult({ status: { state, application } }: { status: DistributorStatus }) {
  const t = useTranslations('distribution')
  const dateTime = useDateTime()
  const shown = state === 'active' || state === 'stopped' ? state : 'applied'
  const { Sign, look } = signs[shown]
  const isWaiting = shown === 'applied'
  return (
    <Card className="m-3 space-y-5">
      <div className="flex flex-col items-center gap-3 pt-3 text-center" role="status">
        <span className={`flex size-16 items-center justify-center rounded-full ${look}`}>
          <Sign size={32} aria-hidden />
        </span>
        <h2 className="text-18 font-semibold text-strong">{t(`state_${shown}`)}</h2>
        <p className="max-w-80 text-14 text-balance text-body">{t(`state_${shown}_text`)}</p>
      </div>
      {isWaiting && application && (
        <dl className="space-y-3 rounded-12 bg-sunken p-4 text-14">
          <Fact label={t('name')}>{application.name}</Fact>
          <Fact label={t('mobile')}>{application.mobile}</Fact>
          <Fact label={t('applied_on')}>{dateTime(application.applied_at)}</Fact>
        </dl>
      )}
      <Link
        to={isWaiting ? '/v2/index/index/index' : '/v2/distribution/index'}
        replace={!isWaiting}
        className={buttonClass({ size: 'large', block: true, look: isWaiting ? 'soft' : 'primary' })}
      >
        {t(isWaiting ? 'go_home' : 'to_centre')}
      </Link>
    </Card>
  )
}
