import { Button } from '@longmall/ui/action/button.tsx'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from '../shell/translations.tsx'
import { clockOffsetKey } from '@longmall/web/time/clock-offset.ts'
import { useClockOffset } from '../shell/server-clock.ts'

interface ResendButtonProps {
  /** From when the server sends another; null before the first one. */
  resendAt: string | null
  onSend: () => void
  sending?: boolean | undefined
  disabled?: boolean | undefined
}

/** Sends a code; then it counts down, by the server's clock, to when it may send another. */
export function ResendButton({ resendAt, onSend, sending, disabled }: ResendButtonProps) {
  const t = useTranslations('code')
  const seconds = useSecondsUntil(resendAt)
  const waits = seconds !== 0
  return (
    <Button
      look={waits ? 'plain' : 'soft'}
      className="figures shrink-0"
      busy={sending}
      disabled={disabled}
      // Not `disabled`, so that the button keeps the focus and the countdown stays readable.
      aria-disabled={waits || undefined}
      // Short text: the full sentence would not fit beside the digits.
      aria-label={seconds ? t('resend_in', { seconds }) : undefined}
      onClick={waits ? undefined : onSend}
    >
      {seconds ? t('seconds', { seconds }) : resendAt ? t('resend') : t('send')}
    </Button>
  )
}

/** Whole seconds until an instant of the server, counted down; 0 when it is past, absent, or the server's clock is unavailable, null while that is fetched. */
function useSecondsUntil(instant: string | null): number | null {
  const queryClient = useQueryClient()
  const offset = useClockOffset()
  const isFetchingClock = useIsFetching({ queryKey: clockOffsetKey }) > 0
  const [seconds, setSeconds] = useState(0)
  // The cached clock offset may be minutes old, and the store clock may have been moved.
  useEffect(() => {
    if (instant) void queryClient.invalidateQueries({ queryKey: clockOffsetKey })
  }, [instant, queryClient])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = instant && offset !== null ? Math.max(0, Date.parse(instant) - Date.now() - offset) : 0
      setSeconds(Math.ceil(left / 1000))
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [instant, offset])
  return instant && offset === null && isFetchingClock ? null : seconds
}
