import { priceRanges } from '@longmall/contract/asset-wallet.ts'
import { pricedUnits, type PricedUnit } from '@longmall/contract/unit-price.ts'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { formatPercent } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { priceLine } from './price-line.ts'

type Days = (typeof priceRanges)[number]
const box = { width: 320, height: 96 }

/** The price of ACC or AAA on each of the last days, as a line, with its change, its lowest and its highest. */
export function PriceCard() {
  const t = useTranslations('assets')
  const [unit, chooseUnit] = useState<PricedUnit>('ACC')
  const [days, chooseDays] = useState<Days>(30)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-16 font-semibold text-strong">{t('prices')}</h2>
        <Tabs
          label={t('unit')}
          tabs={pricedUnits.map((key) => ({ key, label: <span translate="no">{key}</span> }))}
          selected={unit}
          onSelect={chooseUnit}
        />
      </div>
      <Prices unit={unit} days={days} />
      <div role="group" aria-label={t('range')} className="mt-2 flex justify-center gap-2">
        {priceRanges.map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={range === days}
            onClick={() => chooseDays(range)}
            className={`pressable relative min-h-9 rounded-full px-4 text-14 before:absolute before:inset-x-0 before:-inset-y-1 ${range === days ? 'bg-brand-soft text-brand-ink' : 'text-body'}`}
          >
            {t(`range_${range}`)}
          </button>
        ))}
      </div>
    </Card>
  )
}

function Prices({ unit, days }: { unit: PricedUnit; days: Days }) {
  const t = useTranslations('assets')
  const language = useLanguage()
  const currency = useCurrency()
  const result = useQuery({ ...query('asset_area/prices', { unit, days }), placeholderData: keepPreviousData })
  if (result.isError && !result.data) return <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />
  const list = result.data?.list ?? []
  const shape = priceLine(
    list.map(({ price }) => price),
    box,
  )
  const [first, last] = [list[0], list.at(-1)]
  if (!shape || !first || !last)
    return (
      <div aria-busy className="space-y-3 py-2">
        <Skeleton className="h-9 w-32 rounded-8" />
        <Skeleton className="h-28 w-full rounded-8" />
      </div>
    )
  const price = (text: string) => formatCoinPrice(text, currency)
  const day = dayFormat(language, { dateStyle: 'medium' })
  const short = dayFormat(language, { month: 'short', day: 'numeric' })
  const { change_ppm, lowest, highest } = shape
  const change = `${change_ppm > 0 ? '+' : ''}${formatPercent(change_ppm / 1_000_000, language, 2)}`
  const tone = change_ppm > 0 ? 'text-success' : change_ppm < 0 ? 'text-danger' : 'text-quiet'
  return (
    <div aria-busy={result.isPlaceholderData} className={result.isPlaceholderData ? 'opacity-60' : ''}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-24 font-bold text-strong">{price(last.price)}</span>
        <span className={`figures text-14 font-semibold ${tone}`}>{change}</span>
        <span className="text-12 text-quiet">{t('for_one', { unit: result.data!.unit })}</span>
      </p>
      <svg
        viewBox={`0 -4 ${box.width} ${box.height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart_text', {
          unit: result.data!.unit,
          from: day(first.day),
          first: price(first.price),
          to: day(last.day),
          last: price(last.price),
          low: price(lowest),
          high: price(highest),
        })}
        className="mt-2 h-28 w-full"
      >
        <path d={shape.area} className="fill-brand-soft" />
        <path
          d={shape.line}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          className="stroke-brand"
        />
      </svg>
      <p aria-hidden className="figures mt-1 flex justify-between text-12 text-quiet">
        <span>{short(first.day)}</span>
        <span>{t('low_high', { low: price(lowest), high: price(highest) })}</span>
        <span>{short(last.day)}</span>
      </p>
    </div>
  )
}
