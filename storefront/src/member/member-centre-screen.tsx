import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { query } from '@longmall/web/call/query.ts'
import { DigestCard } from '../award/profit/digest-card.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useSite } from '../shell/site.ts'
import { useShared } from '../shell/shared.ts'
import { AccountEntries } from './account-entries.tsx'
import { WindowNotice } from './level/window-notice.tsx'
import { LevelCard, LevelCardSkeleton } from './level-card.tsx'
import { MemberHead, VisitorHead } from './member-head.tsx'
import { OrderShortcuts } from './order-shortcuts.tsx'
import { WalletRow } from './wallet-row.tsx'

/** The member centre (IDN-15): profile, progress to the next level, orders, and links to the member's screens. */
export function MemberCentreScreen() {
  const t = useTranslations('member')
  const isMember = useShared((shared) => shared.hasLogin)
  const { addons } = useSite()
  const centre = useQuery({ ...query('member/centre', {}), enabled: isMember })
  const counts = useQuery({ ...query('order/counts', {}), enabled: isMember })
  if (centre.isError && !centre.data) return <ErrorState onRetry={() => void centre.refetch()} />
  return (
    <div className="pb-6">
      <h1 className="sr-only">{t('title')}</h1>
      <div className="brand-gradient safe-top text-on-brand">
        <div className="px-4 pt-6 pb-16">{isMember ? <MemberHead member={centre.data?.member} /> : <VisitorHead />}</div>
      </div>
      <div className="-mt-12 space-y-3 px-3">
        {isMember &&
          (centre.data ? (
            <Link to="/v1/member/level/level" className="block rounded-12">
              <LevelCard centre={centre.data} />
            </Link>
          ) : (
            <LevelCardSkeleton />
          ))}
        {isMember && centre.data && (
          <WindowNotice window={centre.data.window} grade={centre.data.member.grade} onDue={() => void centre.refetch()} />
        )}
        {isMember && addons.asset && <DigestCard />}
        <WalletRow centre={centre.data} isMember={isMember} />
        <OrderShortcuts counts={counts.data} />
        <AccountEntries isMember={isMember} />
      </div>
    </div>
  )
}
