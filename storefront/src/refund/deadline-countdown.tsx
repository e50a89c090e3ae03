import type { AfterSaleSummary } from '@longmall/contract/refund.ts'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { useClockOffset } from '../shell/server-clock.ts'

/** Who must act, and the remaining time; renders nothing if no action is due. */
export function DeadlineCountdown({
  request: { merchant_until, buyer_until },
}: {
  request: Pick<AfterSaleSummary, 'merchant_until' | 'buyer_until'>
}) {
  const t = useTranslations('refund')
  const client = useQueryClient()
  const offset = useClockOffset()
  const until = merchant_until ?? buyer_until
  if (until === null || offset === null) return null
  return (
    <>
      {t(merchant_until ? 'shop_has' : 'you_have')}{' '}
      <Countdown until={until} offset={offset} onEnd={() => void client.invalidateQueries({ queryKey: ['returns'] })} />
    </>
  )
}
