import type { ProfitEntry, ProfitUnit } from '@longmall/contract/award-profit.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { amountTone, signedAmount } from './signed-amount.ts'
import { useSourceName } from './source-name.ts'

/** The entries of the ledger that a day's figure is the sum of; one of an award opens its explanation. */
export function EntriesSheet({
  unit,
  day,
  onClose,
  onExplain,
}: {
  unit: ProfitUnit
  day: string | null
  onClose: () => void
  onExplain: (payout_id: number) => void
}) {
  const t = useTranslations('award')
  const language = useLanguage()
  const result = useQuery({ ...query('award/profit_entries', { unit, day: day ?? '2000-01-01' }), enabled: day !== null })
  const title = day === null ? '' : t('entries_title', { day: dayFormat(language, { dateStyle: 'medium' })(day), unit })
  return (
    <Sheet open={day !== null} onClose={onClose} title={title}>
      <div className="pb-6">
        <p className="pb-2 text-12 text-quiet">{t('entries_text')}</p>
        {result.data ? (
          <ul>
            {result.data.list.map((entry) => (
              <li key={`${entry.transfer_id} ${entry.line}`} className="not-first:hairline-t">
                <Entry entry={entry} unit={unit} onExplain={onExplain} />
              </li>
            ))}
          </ul>
        ) : result.isError ? (
          <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />
        ) : (
          <RowSkeletons />
        )}
      </div>
    </Sheet>
  )
}

function Entry({ entry, unit, onExplain }: { entry: ProfitEntry; unit: ProfitUnit; onExplain: (payout_id: number) => void }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const dateTime = useDateTime()
  const nameOf = useSourceName()
  const { source, code, place, amount, effective_at, payout_id, scale_ppm, order_no } = entry
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-semibold text-strong">{nameOf(source, code)}</span>
        <span className="block text-12 text-quiet">{dateTime(effective_at)}</span>
        {order_no !== null && <span className="block text-12 text-body">{t('refund_of', { order_no })}</span>}
        {scale_ppm !== null && (
          <span className="block text-12 text-warning">{t('scaled_to', { factor: formatOdds(scale_ppm, language) })}</span>
        )}
      </span>
      <span className="shrink-0 text-right">
        <span className={`figures block text-16 font-semibold ${amountTone(amount)}`}>{signedAmount(amount, unit)}</span>
        {/* What was taken is nowhere any more. */}
        {!amount.startsWith('-') && <Tag tone={place === 'available' ? 'success' : 'warning'}>{t(`place_${place}`)}</Tag>}
      </span>
      {payout_id === null ? <span className="w-4.5 shrink-0" /> : <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />}
    </>
  )
  const row = 'flex min-h-14 w-full items-center gap-3 py-3 text-left'
  return payout_id === null ? (
    <div className={row}>{content}</div>
  ) : (
    <button type="button" className={`${row} active:bg-sunken`} onClick={() => onExplain(payout_id)}>
      {content}
    </button>
  )
}
