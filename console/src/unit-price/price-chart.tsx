import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { query } from '@longmall/web/call/query.ts'
import { Card, Flex, Segmented } from 'antd'
import { useState } from 'react'
import { Chart } from '../shell/display/chart.tsx'
import { Loaded } from '../shell/display/loaded.tsx'
import { useTranslations } from '../shell/language.tsx'

const spans = [30, 90, 365] as const

/** The price of a coin on each of the last days; the numbers are in the list below. */
export function PriceChart({ unit }: { unit: PricedUnit }) {
  const t = useTranslations('unitprice')
  const [days, choose] = useState<(typeof spans)[number]>(30)
  return (
    <Card size="small" title={t('chart')}>
      <Flex vertical gap={12}>
        <Segmented
          aria-label={t('range')}
          value={days}
          options={spans.map((value) => ({ value, label: t(`last_${value}`) }))}
          onChange={choose}
          style={{ alignSelf: 'start' }}
        />
        <Loaded query={query('unit_price/history', { unit, days })}>
          {({ list }) => (
            <Chart
              label={`${t('chart')} · ${unit}`}
              dayLabel={t('day')}
              days={list.map(({ day }) => day)}
              lines={[{ label: t('price'), values: list.map(({ price }) => Number(price)) }]}
            />
          )}
        </Loaded>
      </Flex>
    </Card>
  )
}
