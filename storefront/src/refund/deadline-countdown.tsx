import type { AfterSaleSummary } from '@longmall/contract/refund.ts'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { useClockOffset } from '../shell/server-clock.ts'

/** Who must act, and the remaining time; renders nothing if no action is due. */
export function DeadlineCountdown({
  request: { merchant_deadline, buyer_deadline },
}: {
  request: Pick<AfterSaleSummary, 'merchant_deadline' | 'buyer_deadline'>
}) {
  const t = useTranslations('refund')
  const client = useQueryClient()
  const offset = useClockOffset()
  const until = merchant_deadline ?? buyer_deadline
  if (until === null || offset === null) return null
  return (
    <>
      {t(merchant_deadline ? 'shop_has' : 'you_have')}{' '}
      <Countdown until={until} offset={offset} onEnd={() => void client.invalidateQueries({ queryKey: ['refund'] })} />
    </>
  )
}
