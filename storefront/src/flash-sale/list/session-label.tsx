import type { FlashSaleSession } from '@longmall/contract/flash-sale.ts'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useStoreTime } from '../../shell/date-time.ts'

/** A session in its tab: when it starts by the shop's clock, which the screen names once, and below its phase or its day. */
export function SessionLabel({ session }: { session: FlashSaleSession }) {
  const t = useTranslations('promotion')
  const phase = usePhase(session, session.state)
  const time = useStoreTime({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, { isBare: true })
  const day = useStoreTime({ month: 'short', day: 'numeric' })
  return (
    <span className="block py-1.5">
      <span className="figures block text-16 leading-5">{time(session.starts_at)}</span>
      <span className="block text-11">{phase === 'upcoming' ? day(session.starts_at) : t(`state_${phase}`)}</span>
    </span>
  )
}
