import type { Conversion } from '@longmall/contract/conversion.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useDateTime } from '../shell/date-time.ts'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { RecordRow, recordClass } from '../wallet/record/record-row.tsx'

/** The member's conversions, the newest first; each opens. */
export function ConversionRecords({ onOpen }: { onOpen: (conversion_id: number) => void }) {
  const t = useTranslations('conversion')
  return (
    <section aria-label={t('records')}>
      <h2 className="px-1 pt-3 pb-2 text-16 font-semibold text-strong">{t('records')}</h2>
      <EndlessList
        query={pages('conversion/list', {})}
        keyOf={({ conversion_id }) => conversion_id}
        gap={12}
        empty={<EmptyState drawing="wallet" title={t('no_records')} />}
      >
        {(conversion) => <Row conversion={conversion} onOpen={onOpen} />}
      </EndlessList>
    </section>
  )
}

function Row({ conversion, onOpen }: { conversion: Conversion; onOpen: (conversion_id: number) => void }) {
  const t = useTranslations('conversion')
  const dateTime = useDateTime()
  const { conversion_id, unit_from, unit_to, given, received, created_at } = conversion
  return (
    <button type="button" onClick={() => onOpen(conversion_id)} className={`${recordClass} w-full text-left`}>
      <RecordRow
        title={t('pair', { from: unit_from, to: unit_to })}
        notes={[dateTime(created_at)]}
        amount={`+${formatAmount(received, unit_to, null)}`}
        state={<span className="figures text-12 text-quiet">{formatAmount(`-${given}`, unit_from, null)}</span>}
      />
    </button>
  )
}
