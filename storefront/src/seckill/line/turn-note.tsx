import { Button } from '@longmall/ui/action/button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { useGo } from '../../shell/link.tsx'
import { type Turn, turnQuery, type Wanted } from './ask-turn.ts'

/** On the confirmation of flash-sale pieces: how long the turn lasts; when it is over, the way back to the line. */
export function TurnNote({ wanted }: { wanted: Wanted }) {
  const say = usePhrases('seckill')
  const go = useGo()
  const client = useQueryClient()
  const query = turnQuery(wanted)
  const { data: turn } = useQuery<Turn, CallFailure>({ ...query, retry: 1 })
  if (!turn) return null
  const back = () => void go('/promotionpages/seckill/detail/detail', { id: wanted.promotion_id, sku_id: wanted.sku_id }, { replace: true })
  if (turn.state !== 'pass' || turn.expires_at === null)
    return (
      <div
        role="alert"
        className="flex min-h-11 items-center justify-between gap-3 rounded-12 bg-danger-soft px-3 py-2 text-14 text-danger"
      >
        {say(turn.state === 'waiting' ? 'turn_waiting' : 'turn_gone')}
        <Button size="small" look="soft" onClick={back}>
          {say('turn_again')}
        </Button>
      </div>
    )
  return (
    <p className="flex min-h-11 items-center justify-between gap-3 rounded-12 bg-danger-soft px-3 text-14 text-danger">
      {say('turn_yours')}
      <span className="font-semibold">
        <CountdownTo until={turn.expires_at} onEnd={() => void client.invalidateQueries({ queryKey: query.queryKey })} />
      </span>
    </p>
  )
}
