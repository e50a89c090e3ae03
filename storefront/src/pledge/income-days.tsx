import type { PledgeDetail } from '@longmall/contract/pledge.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

/** What a pledge earned, day by day, the last day first. */
export function IncomeDays({ pledge: { pledge_id, state, income } }: { pledge: PledgeDetail }) {
  const t = useTranslations('pledge')
  const { acc, day } = usePledgeFormat()
  const list = useInfiniteQuery({ ...pages('pledge/income', { pledge_id }), staleTime: 0 })
  if (state === 'refunded') return null
  const days = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <Card aria-labelledby="income-title">
      <h2 id="income-title" className="text-14 font-semibold text-strong">
        {t('income_days')}
      </h2>
      <p className="text-12 text-quiet">{t('income_days_text', { amount: acc(income) })}</p>
      {list.isPending && <Skeleton className="mt-3 h-24 w-full rounded-8" />}
      {list.isError && !list.data && <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()} />}
      {list.data && days.length === 0 && <p className="pt-3 text-14 text-quiet">{t('income_none')}</p>}
      <ul className="divide-y divide-hairline">
        {days.map((one) => (
          <li key={one.day} className="flex min-h-11 items-center justify-between gap-3 text-14">
            <span className="text-body">{day(one.day)}</span>
            <span className="figures text-success">+{acc(one.amount)}</span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button block look="soft" size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(list.isFetchNextPageError ? 'retry' : 'more')}
        </Button>
      )}
    </Card>
  )
}
