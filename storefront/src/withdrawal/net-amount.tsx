import type { OutputOf } from '@longmall/contract/operation.ts'
import type { withdrawal } from '@longmall/contract/withdrawal.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useLedgerCurrency } from '../shell/site.ts'
import { useDateTime } from '../shell/date-time.ts'
import { useTranslations } from '../shell/translations.tsx'
import { percentOf } from './percent-of.ts'

type Preview = OutputOf<(typeof withdrawal)['preview']>

/** The fee as one types, what arrives, and when it is handled. */
export function NetAmount({ terms, preview }: { terms: Preview; preview: Preview | undefined }) {
  const t = useTranslations('withdrawal')
  const dateTime = useDateTime()
  const currency = useLedgerCurrency()
  const rows = [
    { label: t('fee', { percent: percentOf(terms.fee_permille) }), value: preview && displayPrice(preview.fee, currency) },
    { label: t('net'), value: preview && displayPrice(preview.net, currency), isMain: true },
    { label: t('due'), value: dateTime(terms.due_from) },
  ]
  return (
    <dl className="hairline-t mt-2 space-y-2 pt-3 text-14" aria-live="polite">
      {rows.map(({ label, value, isMain }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-quiet">{label}</dt>
          <dd className={isMain ? 'figures font-semibold text-strong' : 'figures text-body'}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
