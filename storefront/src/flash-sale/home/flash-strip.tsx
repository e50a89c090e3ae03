import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { ChevronRight } from 'lucide-react'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { openSession } from '../list/open-session.ts'
import { GoodsStrip } from './goods-strip.tsx'

/** The flash sale on the home page: the running session or the next one, with its countdown (CAT-01). Nothing where there is none. */
export function FlashStrip({ title }: { title: string | null }) {
  const t = useTranslations('flashsale')
  const sessions = useQuery(query('flash_sale/sessions', {}))
  const next = openSession(sessions.data?.list ?? [])
  const session = next && next.state !== 'ended' ? next : undefined
  const items = useQuery({ ...query('flash_sale/items', { promotion_id: session?.promotion_id ?? 1 }), enabled: session !== undefined })
  const window = session ?? { starts_at: '', ends_at: '' }
  const phase = usePhase(window, session?.state ?? 'ended', () => void sessions.refetch())
  const shown = items.data?.list ?? []
  // While it is fetched, its space is reserved: the content below does not shift.
  if (!session ? !sessions.isPending : items.data && shown.length === 0) return null
  return (
    <section aria-label={title ?? t('title')} className="mx-3 min-h-60 rounded-16 bg-card p-2">
      <header className="flex min-h-11 items-center justify-between gap-3 px-1">
        <h2 className="truncate text-16 font-bold text-strong">{title ?? t('title')}</h2>
        {session && (
          <p className="flex-1 truncate text-12 text-danger">
            {phase !== 'ended' && (
              <>
                {t(phase === 'running' ? 'ends_in' : 'starts_in')}{' '}
                <CountdownTo until={phase === 'running' ? session.ends_at : session.starts_at} />
              </>
            )}
          </p>
        )}
        <Link to="/promotionpages/seckill/list/list" className="flex min-h-11 shrink-0 items-center text-12 text-quiet">
          {t('see_all')}
          <ChevronRight size={14} aria-hidden />
        </Link>
      </header>
      {session && items.data ? (
        <GoodsStrip items={shown} promotion_id={session.promotion_id} />
      ) : (
        <div aria-busy className="flex gap-2 overflow-hidden">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-44 w-26 shrink-0" />
          ))}
        </div>
      )}
    </section>
  )
}
