import { Card } from '@longmall/ui/display/card.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

/** What the member has pledged, has earned and has got back, over all pledges (AST-08). */
export function PledgeSummary() {
  const t = useTranslations('pledge')
  const { acc } = usePledgeFormat()
  const { data, isPending } = useQuery({ ...query('pledge/summary', {}), staleTime: 0 })
  if (isPending) return <Skeleton className="h-40 w-full rounded-12" />
  if (!data) return null
  const rows = [
    [t('yesterday'), data.yesterday],
    [t('income'), data.income],
    [t('returned'), data.returned],
  ] as const
  return (
    <Card aria-labelledby="pledged-title" className="space-y-4">
      <div>
        <h2 id="pledged-title" className="text-14 text-quiet">
          {t('pledged')}
        </h2>
        <p className="figures mt-1 text-28 leading-9 font-bold break-words text-strong">{acc(data.remaining)}</p>
        <p className="text-12 text-quiet">{t('open_count', { count: data.open_count })}</p>
      </div>
      <dl className="hairline-t grid grid-cols-3 gap-3 pt-3">
        {rows.map(([label, amount]) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-quiet">{label}</dt>
            <dd className="figures text-14 font-semibold break-words text-strong">{acc(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
