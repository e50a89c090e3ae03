import type { AmWindow } from '@longmall/contract/member-level.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { CircleCheck, Snowflake, Timer, TriangleAlert } from 'lucide-react'
import { useClockOffset } from '../../shell/server-clock.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { useTranslations } from '../../shell/translations.tsx'

const looks = {
  open: { icon: Timer, tone: 'bg-brand-soft text-brand-ink' },
  warning: { icon: TriangleAlert, tone: 'bg-warning-soft text-warning' },
  frozen: { icon: Snowflake, tone: 'bg-danger-soft text-danger' },
  forfeited: { icon: Snowflake, tone: 'bg-sunken text-quiet' },
  released: { icon: CircleCheck, tone: 'bg-success-soft text-success' },
}

/** Which notice a window has: once the member became RM, only that it was released a short while ago. */
function noticeOf({ state, is_warning, is_just_released }: AmWindow, grade: number): keyof typeof looks | null {
  if (state === 'released' || grade >= rmGrade) return is_just_released ? 'released' : null
  return is_warning ? 'warning' : state
}
const rmGrade = 5

/** The AM window (AST-03): until when the member must become RM, what is frozen meanwhile, and the time left. */
export function WindowNotice({ window, grade, onDue }: { window: AmWindow | null; grade: number; onDue: () => void }) {
  const t = useTranslations('member')
  const moment = useMoment()
  const offset = useClockOffset()
  const notice = window && noticeOf(window, grade)
  if (!notice) return null
  const { icon: Icon, tone } = looks[notice]
  const { freezes_at, forfeits_at, state_since } = window
  const until = notice === 'frozen' ? forfeits_at : freezes_at
  const texts = {
    open: { title: t('window_open', { time: moment(freezes_at) }), text: null },
    warning: { title: t('window_warning'), text: t('window_warning_text', { time: moment(freezes_at) }) },
    frozen: { title: t('window_frozen'), text: t('window_frozen_text', { time: moment(forfeits_at) }) },
    forfeited: { title: t('window_forfeited', { time: moment(state_since) }), text: t('window_forfeited_text') },
    released: { title: t('window_released'), text: t('window_released_text') },
  }[notice]
  return (
    <Card className="flex gap-3" role="status" data-window={notice}>
      <span className={classNames('flex size-9 shrink-0 items-center justify-center rounded-full', tone)}>
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold text-strong">{texts.title}</p>
        {texts.text && <p className="mt-0.5 text-14 text-body">{texts.text}</p>}
        {notice !== 'forfeited' && notice !== 'released' && offset !== null && (
          <p className="mt-1 text-12 text-quiet">
            {t('window_left')} <Countdown until={until} offset={offset} onEnd={onDue} />
          </p>
        )}
      </div>
    </Card>
  )
}
