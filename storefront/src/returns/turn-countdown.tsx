import type { ReturnSummary } from '@longmall/contract/returns.ts'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { usePhrases } from '../shell/phrases.tsx'
import { useClockOffset } from '../shell/server-clock.ts'

/** Whose turn it is and how long; nothing when it is nobody's. */
export function TurnCountdown({
  request: { merchant_until, buyer_until },
}: {
  request: Pick<ReturnSummary, 'merchant_until' | 'buyer_until'>
}) {
  const say = usePhrases('returns')
  const client = useQueryClient()
  const offset = useClockOffset()
  const until = merchant_until ?? buyer_until
  if (until === null || offset === null) return null
  return (
    <>
      {say(merchant_until ? 'shop_has' : 'you_have')}{' '}
      <Countdown until={until} offset={offset} onEnd={() => void client.invalidateQueries({ queryKey: ['returns'] })} />
    </>
  )
}
