import type { SeckillSession } from '@longmall/contract/seckill.ts'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { useStoreTime } from '../../shell/date-time.ts'

/** A session in its tab: when it starts by the shop's clock, which the screen names once, and below where it stands or on which day it comes. */
export function SessionLabel({ session }: { session: SeckillSession }) {
  const say = usePhrases('promotion')
  const phase = usePhase(session, session.state)
  const time = useStoreTime({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, { isBare: true })
  const day = useStoreTime({ month: 'short', day: 'numeric' })
  return (
    <span className="block py-1.5">
      <span className="figures block text-16 leading-5">{time(session.starts_at)}</span>
      <span className="block text-11">{phase === 'soon' ? day(session.starts_at) : say(`state_${phase}`)}</span>
    </span>
  )
}
