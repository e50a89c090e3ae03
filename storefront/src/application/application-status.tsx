import type { Application } from '@longmall/contract/application.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { useStoreTime } from '../shell/date-time.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

const signs = {
  new: { Sign: Hourglass, look: 'bg-brand-soft text-brand-ink' },
  accepted: { Sign: CircleCheck, look: 'bg-success-soft text-success' },
  refused: { Sign: CircleX, look: 'bg-warning-soft text-warning' },
} as const

/** The state of an application, and the next step. */
export function ApplicationStatus({ application, onRestart }: { application: Application; onRestart: () => void }) {
  const t = useTranslations('application')
  const { Sign: StateIcon, look } = signs[application.state]
  const day = useStoreTime({ dateStyle: 'medium' })
  const facts = [
    [t('number'), application.application_no],
    [t('name'), application.name],
    [t('mobile'), application.mobile],
    [t('city'), application.city],
    [t('applied_on'), day(application.created_at)],
    ...(application.decided_at ? [[t('decided_on'), day(application.decided_at)]] : []),
  ] as const
  return (
    <Card className="m-3 space-y-5">
      <div className="flex flex-col items-center gap-3 pt-3 text-center" role="status">
        <span className={`flex size-16 items-center justify-center rounded-full ${look}`}>
          <StateIcon size={32} aria-hidden />
        </span>
        <h2 className="text-18 font-semibold">{t(`state_${application.state}`)}</h2>
        <p className="max-w-80 text-14 text-balance text-body">{application.reply ?? t(`next_${application.state}`)}</p>
      </div>
      <dl className="divide-y divide-hairline rounded-12 bg-sunken px-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-3 text-14">
            <dt className="shrink-0 text-quiet">{name}</dt>
            <dd className="figures text-right text-strong">{value}</dd>
          </div>
        ))}
      </dl>
      {application.state === 'refused' ? (
        <Button size="large" block onClick={onRestart}>
          {t('apply_again')}
        </Button>
      ) : (
        <Link to="/v2/index/index/index" className={buttonClass({ size: 'large', block: true, look: 'soft' })}>
          {t('go_home')}
        </Link>
      )}
    </Card>
  )
}
