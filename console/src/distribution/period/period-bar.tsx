import { DatePicker, Flex, Segmented } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/language.tsx'
import { usePeriod } from './use-period.ts'

const spans = [7, 30, 90] as const
/** The server reports on a year at most. */
const maxDays = 366

/** Chooses a range of days: one of the last ones, or its first and last day; `children` are further choices of the screen. */
export function PeriodBar({ children }: { children?: ReactNode }) {
  const t = useTranslations('distribution')
  const tCommon = useTranslations()
  const { period, lastOf, change } = usePeriod()
  const span = spans.find((count) => {
    const { from, until } = lastOf(count)
    return from === period.from && until === period.until
  })
  return (
    <Flex gap={8} wrap align="center" style={{ marginBottom: 16 }} role="search">
      <Segmented<number>
        aria-label={t('period')}
        value={span ?? 0}
        options={spans.map((value) => ({ value, label: t(`period_${value}`) }))}
        onChange={(count) => change(lastOf(count))}
      />
      <DatePicker
        aria-label={tCommon('from')}
        allowClear={false}
        value={dayjs(period.from)}
        onChange={(day) => day && change({ ...period, from: day.format('YYYY-MM-DD') })}
        disabledDate={(day) => Math.abs(dayjs(period.until).diff(day, 'day')) >= maxDays}
      />
      <DatePicker
        aria-label={tCommon('until')}
        allowClear={false}
        value={dayjs(period.until)}
        onChange={(day) => day && change({ ...period, until: day.format('YYYY-MM-DD') })}
        disabledDate={(day) => Math.abs(day.diff(dayjs(period.from), 'day')) >= maxDays}
      />
      {children}
    </Flex>
  )
}
