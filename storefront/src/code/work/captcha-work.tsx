import { Button } from '@longmall/ui/action/button.tsx'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { startWork } from './start-work.ts'

interface CaptchaWorkProps {
  /** The challenge of the captcha; none while it is loading. */
  challenge: string | undefined
  isError: boolean
  /** Why the last answer was refused. */
  refused: string | undefined
  /** Called with the value of the field `work`. */
  onDone: (work: string) => void
  onRetry: () => void
  onBack: () => void
}

type State = 'working' | 'done' | 'failed'
const step = 25

/** Does the work of a captcha in the background and reports progress: visually at once, to screen readers by quarters. */
export function CaptchaWork({ challenge, isError, refused, onDone, onRetry, onBack }: CaptchaWorkProps) {
  const t = useTranslations('code')
  const [state, setState] = useState<State>('working')
  const [percent, setPercent] = useState(0)
  const title = useRef<HTMLParagraphElement>(null)
  const done = useEffectEvent(onDone)
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (!challenge) return undefined
    return startWork(challenge, {
      onProgress: (share) => setPercent(Math.min(99, Math.floor(share * 100))),
      onDone: (work) => {
        setState('done')
        done(work)
      },
      onFailure: () => setState('failed'),
    })
  }, [challenge])
  const isFailed = isError || state === 'failed'
  const isDone = state === 'done' && !isFailed
  const announced = percent - (percent % step)
  return (
    <div className="flex min-h-32 flex-col justify-center gap-2 rounded-12 bg-sunken p-4">
      <p ref={title} role="status" tabIndex={-1} className="flex items-center gap-2 text-14 text-strong outline-none">
        {isDone && <Check size={18} className="text-success" aria-hidden />}
        {isDone ? t('work_done') : t('work_title')}
      </p>
      {state === 'working' && !isFailed && (
        <div className="flex items-center gap-3">
          <progress className="h-1.5 w-full accent-brand" max={100} value={percent} aria-label={t('work_title')} />
          <span className="figures shrink-0 text-12 text-quiet" aria-hidden>
            {t('work_progress', { percent })}
          </span>
        </div>
      )}
      <p role="status" className="sr-only">
        {!isFailed && !isDone && t('work_progress', { percent: announced })}
      </p>
      <p role="alert" className="text-12 text-danger empty:hidden">
        {isFailed ? t('work_failed') : !isDone && refused}
      </p>
      <div className="flex gap-2">
        {isFailed && (
          <Button look="soft" size="small" onClick={onRetry}>
            {t('work_retry')}
          </Button>
        )}
        <Button look="text" size="small" className={isFailed ? '' : '-ml-3'} onClick={onBack}>
          {t('back_to_picture')}
        </Button>
      </div>
    </div>
  )
}
