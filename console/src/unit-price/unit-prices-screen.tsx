import { pricedUnits, type PricedUnit } from '@longmall/contract/unit-price.ts'
import { query } from '@longmall/web/call/query.ts'
import { Card, Flex, Segmented, Statistic } from 'antd'
import { useState } from 'react'
import { Loaded } from '../shell/display/loaded.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { PriceChart } from './price-chart.tsx'
import { UnitPriceHead } from './unit-price-head.tsx'

/** Prices of coins by day: today’s and those to come, a chart, and all that were published (AST-15). */
export function UnitPricesScreen() {
  const t = useTranslations('unitprice')
  const [unit, choose] = useState<PricedUnit>('ACC')
  return (
    <>
      <UnitPriceHead />
      <Flex vertical gap={16}>
        <CurrentPrices />
        <Segmented<PricedUnit>
          aria-label={t('unit')}
          options={[...pricedUnits]}
          value={unit}
          onChange={choose}
          style={{ alignSelf: 'start' }}
        />
        <PriceChart unit={unit} />
        <PublishedPrices key={unit} unit={unit} />
      </Flex>
    </>
  )
}

function CurrentPrices() {
  const t = useTranslations('unitprice')
  const { coinPrice, day } = useFormat()
  return (
    <Loaded query={query('unit_price/current', {})}>
      {({ list }) => (
        <Flex gap={16} wrap>
          {list.map(({ unit, price, since, upcoming }) => (
            <Card key={unit} size="small" title={unit} style={{ flex: '1 1 260px', maxWidth: 420 }}>
              <Statistic title={t('current')} value={coinPrice(price)} suffix={<small>{t('since', { day: day(since) })}</small>} />
              {upcoming.length === 0 && <div>{t('no_upcoming')}</div>}
              {upcoming.map((next) => (
                <div key={next.starts_on}>{t('upcoming', { price: coinPrice(next.price), day: day(next.starts_on) })}</div>
              ))}
            </Card>
          ))}
        </Flex>
      )}
    </Loaded>
  )
}

function PublishedPrices({ unit }: { unit: PricedUnit }) {
  const tCommon = useTranslations()
  const t = useTranslations('unitprice')
  const { coinPrice, day, time } = useFormat()
  return (
    <Card size="small" title={t('history')}>
      <ResourceList
        operation="unit_price/list"
        fixed={{ unit }}
        rowKey="price_id"
        isCards
        columns={[
          {
            name: 'starts_on',
            title: t('starts_on'),
            sort: 'starts_on',
            render: (row) => (
              <Flex gap={8}>
                {day(row.starts_on)}
                {row.is_replaced && <StateTag tone="default">{t('replaced')}</StateTag>}
              </Flex>
            ),
          },
          { name: 'price', title: t('price'), sort: 'price', align: 'right', render: ({ price }) => coinPrice(price) },
          { name: 'published_at', title: t('published'), render: (row) => time(row.published_at) },
          { name: 'requested_by_name', title: t('requested_by'), render: (row) => row.requested_by_name ?? t('first_price') },
          {
            name: 'approved_by_name',
            title: t('approved_by'),
            render: (row) => row.approved_by_name ?? (row.requested_by_name === null ? '–' : tCommon('decided_alone')),
          },
          { name: 'reason', title: tCommon('reason'), render: (row) => row.reason ?? '–' },
        ]}
      />
    </Card>
  )
}
