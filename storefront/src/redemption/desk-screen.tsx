import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { ClipboardList } from 'lucide-react'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useShared } from '../shell/shared.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { DeskGate, type Desk, OfflineDesk } from './desk/desk-gate.tsx'
import { ScanArea } from './desk/scan-area.tsx'
import { TodayCard } from './desk/today-card.tsx'
import { TypedCodeForm } from './desk/typed-code-form.tsx'
import { readDesk } from './redemption-address.ts'

/** The desk of a clerk: today's figures, a scan or a typed code, and the way to waiting orders and records (DSK-01). */
export function DeskScreen() {
  const t = useTranslations('redemption')
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/member/index/index" />
      <DeskGate>{(desk) => (desk ? <OpenDesk desk={desk} /> : <DeskSkeleton />)}</DeskGate>
    </>
  )
}

function OpenDesk({ desk }: { desk: Desk }) {
  const go = useGo()
  const { scan } = useScreenSearch(readDesk)
  const isConnected = useShared((shared) => shared.isConnected)
  // The camera is not gone back to: its place in the history is the checked code's.
  const read = (code: string) => void go('/v2/verification/detail', { code }, { replace: scan })
  return (
    <div className="space-y-3 p-3 pb-8">
      {!scan && <TodayCard desk={desk} />}
      {isConnected ? (
        <>
          <ScanArea isOpen={scan} onRead={read} />
          <TypedCodeForm onRead={read} />
        </>
      ) : (
        <div className="rounded-12 bg-card">
          <OfflineDesk />
        </div>
      )}
      {!scan && <Waiting desk={desk} />}
    </div>
  )
}

/** Orders that wait at the stores, and what was handed over. */
function Waiting({ desk: { preparing, ready } }: { desk: Desk }) {
  const t = useTranslations('redemption')
  const language = useLanguage()
  const counts = [
    { tab: 'preparing', count: preparing },
    { tab: 'ready', count: ready },
  ] as const
  return (
    <>
      <section aria-labelledby="desk-waiting" className="rounded-12 bg-card p-4">
        <h2 id="desk-waiting" className="text-14 font-semibold text-strong">
          {t('waiting_orders')}
        </h2>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {counts.map(({ tab, count }) => (
            <Link key={tab} to="/v2/verification/list" search={{ tab }} className="pressable rounded-12 bg-sunken px-4 py-3">
              <span className="figures block text-22 font-bold text-strong">{formatCount(count, language)}</span>
              <span className="block text-12 text-quiet">{t(`tab_${tab}`)}</span>
            </Link>
          ))}
        </div>
      </section>
      <Link to="/v2/verification/list" search={{ tab: 'done' }} className={`${rowClass} rounded-12 bg-card`}>
        <ListItem icon={<ClipboardList size={20} aria-hidden />} title={t('records')} arrow />
      </Link>
    </>
  )
}

const DeskSkeleton = () => (
  <div aria-busy className="space-y-3 p-3">
    <Skeleton className="h-38 rounded-16" />
    <Skeleton className="h-16 rounded-16" />
    <Skeleton className="h-44 rounded-12" />
    <Skeleton className="h-32 rounded-12" />
    <Skeleton className="h-13 rounded-12" />
  </div>
)
