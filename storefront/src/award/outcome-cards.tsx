import type { award as contract } from '@longmall/contract/award.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { formatAmount, millsToMoney } from '@longmall/web/format/amount-text.ts'
import { formatCount, formatPercent } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useLazyTranslations, useTranslations } from '../shell/translations.tsx'

type Answer = OutputOf<typeof contract.outcome>

/** What buyers of the Start-up product received in awards, and how it is returned: what a buyer should know before paying. */
export function OutcomeCards() {
  const isReady = useLazyTranslations('outcome')
  const { data, isError, isFetching, refetch } = useQuery(query('award/outcome', {}))
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />
  if (!isReady || !data)
    return (
      <div className="space-y-3" aria-busy>
        <Skeleton className="h-64 w-full rounded-12" />
        <Skeleton className="h-44 w-full rounded-12" />
      </div>
    )
  return (
    <>
      <Received answer={data} />
      <RightOfReturn days={data.return_days} />
    </>
  )
}

function Received({ answer: { outcome, days, least_members } }: { answer: Answer }) {
  const t = useTranslations('outcome')
  return (
    <Card aria-labelledby="outcome-title" className="space-y-2">
      <h2 id="outcome-title" className="text-16 font-semibold text-strong">
        {t('title')}
      </h2>
      {outcome ? (
        <Figures outcome={outcome} />
      ) : (
        <div className="rounded-8 bg-sunken p-3">
          <p className="text-14 font-semibold text-strong">{t('no_record')}</p>
          <p className="mt-0.5 text-14 text-body">{t('no_record_text', { least: least_members, days })}</p>
        </div>
      )}
      <p className="text-14 font-semibold text-strong">{t('warning')}</p>
    </Card>
  )
}

function Figures({ outcome }: { outcome: NonNullable<Answer['outcome']> }) {
  const t = useTranslations('outcome')
  const language = useLanguage()
  const currency = useCurrency()
  const { days, members, day } = outcome
  const money = (mills: string) => formatAmount(millsToMoney(mills), 'MONEY', currency)
  const percent = (share: number) => formatPercent(share / 100, language, 0)
  const dayText = dayFormat(language, { dateStyle: 'medium' })
  return (
    <>
      <p className="text-14 text-body">{t('lead', { day: dayText(day), members: formatCount(members, language), days })}</p>
      <table className="figures w-full text-14">
        <thead>
          <tr className="text-12 text-quiet">
            <th scope="col" className="py-1 pr-2 text-left font-normal">
              {t('figure')}
            </th>
            <Head>{t('first_days', { days })}</Head>
            <Head>{t('so_far')}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          <Row label={t('median')} first={money(outcome.first_median)} inAll={money(outcome.total_median)} />
          <Row label={t('none')} first={percent(outcome.first_none_percent)} inAll={percent(outcome.total_none_percent)} />
        </tbody>
      </table>
      <p className="text-12 text-quiet">{t('how')}</p>
    </>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="py-1 pl-4 text-right font-normal wrap-normal">
    {children}
  </th>
)

const valueClass = 'py-2 pl-4 text-right text-16 font-semibold whitespace-nowrap text-strong'

const Row = ({ label, first, inAll }: { label: string; first: string; inAll: string }) => (
  <tr>
    <th scope="row" className="py-2 pr-2 text-left font-normal text-body">
      {label}
    </th>
    <td className={valueClass}>{first}</td>
    <td className={valueClass}>{inAll}</td>
  </tr>
)

function RightOfReturn({ days }: { days: number }) {
  const t = useTranslations('outcome')
  return (
    <Card aria-labelledby="return-title" className="space-y-2">
      <h2 id="return-title" className="text-16 font-semibold text-strong">
        {t('return_title')}
      </h2>
      <p className="text-14 text-body">{t('return_days', { count: days })}</p>
      <ul className="list-disc space-y-1 pl-5 text-14 text-body">
        <li>{t('return_how')}</li>
        <li>{t('return_grade')}</li>
        <li>{t('return_awards')}</li>
      </ul>
    </Card>
  )
}
