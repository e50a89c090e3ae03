import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { EntryRow } from '../wallet/entry-row.tsx'

const shownRows = 5

/** The newest entries of the member's money, and the way to all of them. */
export function RecentEntries() {
  const t = useTranslations('balance')
  const wallet = useTranslations('wallet')
  const entries = useQuery(query('wallet/entries', { unit: 'MONEY', page_size: shownRows }))
  // The screen of all entries shows the rest, and its own errors.
  if (entries.isError && !entries.data) return null
  return (
    <section>
      <div className="flex items-center justify-between px-1">
        <h2 className="text-14 font-semibold text-strong">{t('recent')}</h2>
        <Link to="/v2/member/balance_detail/balance_detail" className="flex min-h-11 items-center px-1 text-14 text-brand-ink">
          {t('all_entries')}
        </Link>
      </div>
      {!entries.data && <Skeleton className="h-56 w-full rounded-12" />}
      {entries.data?.list.length === 0 && <p className="rounded-12 bg-card p-4 text-14 text-quiet">{wallet('no_balance_records')}</p>}
      <ul className="space-y-2">
        {entries.data?.list.map((entry) => (
          <li key={`${entry.transfer_id} ${entry.line}`}>
            <EntryRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
