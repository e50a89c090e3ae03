import type { Payment } from '@longmall/contract/payment.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { Method } from '../methods.ts'

/** `coin:USDS` is the method usds, `provider:stripe` is stripe. */
const methodOf = (source: string): Method => source.split(':').at(-1)!.toLowerCase() as Method

/** What paid how much, where it was more than one: the balance's two buckets are listed separately, since refunds separate them. */
export function PaidWith({ payment: { paid_with } }: { payment: Payment }) {
  const t = useTranslations('payment')
  const currency = useCurrency()
  if (paid_with.length < 2) return null
  return (
    <dl className="mt-5 w-full max-w-80 space-y-2 rounded-12 bg-card px-4 py-3 text-14">
      {paid_with.map(({ source, bucket, unit, amount }) => (
        <div key={`${source} ${bucket}`} className="flex justify-between gap-4">
          <dt className="text-left text-quiet">{bucket ? t(`balance_${bucket}`) : t(methodOf(source))}</dt>
          <dd className="figures text-strong">{formatAmount(amount, unit, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
