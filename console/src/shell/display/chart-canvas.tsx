import { dayLength } from '@longmall/web/time/calendar.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { theme } from 'antd'
import { useEffect, useRef } from 'react'
import Plot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useConsoleLanguage } from '../language.tsx'
import type { ChartProps } from './chart.tsx'

const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000

// The axis always includes zero, because a truncated axis is misleading.
const range = (_: Plot, least: number, most: number): [number, number] => [Math.min(0, least), Math.max(0, most) || (least < 0 ? 0 : 1)]

/** The drawing of a `Chart`, as wide as its container. */
export function ChartCanvas({ label, dayLabel, days, lines, height = 240 }: ChartProps) {
  const container = useRef<HTMLDivElement>(null)
  const { language } = useConsoleLanguage()
  const { token } = theme.useToken()
  useEffect(() => {
    const box = container.current
    if (!box) return
    const colours = [token.colorPrimary, token.colorSuccess, token.colorWarning, token.colorError]
    const dayText = dayFormat(language, { month: 'short', day: 'numeric' })
    const numberText = new Intl.NumberFormat(language, { notation: 'compact' })
    const onDay = (seconds: number) => dayText(seconds * 1000)
    const numbers = (_: Plot, values: number[]) => values.map((value) => numberText.format(value))
    const axis = { stroke: token.colorTextDescription, grid: { stroke: token.colorBorderSecondary, width: 1 }, ticks: { show: false } }
    const plot = new Plot(
      {
        width: box.clientWidth,
        height,
        tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1000), 'UTC'),
        scales: { y: { range }, right: { range } },
        axes: [
          { ...axis, values: (_, values) => values.map((value) => ((value * 1000) % dayLength === 0 ? onDay(value) : '')) },
          { ...axis, values: numbers, size: 56 },
          ...(lines.some((line) => line.isOnRight)
            ? [{ ...axis, scale: 'right', side: 1 as const, values: numbers, size: 64, grid: { show: false } }]
            : []),
        ],
        series: [
          { value: (_, value) => (value === null ? '' : onDay(value)), label: dayLabel },
          ...lines.map((line, n) => ({
            label: line.label,
            scale: line.isOnRight ? 'right' : 'y',
            stroke: colours[n % colours.length]!,
            width: 2,
            points: { show: days.length < 40, size: 6 },
          })),
        ],
      },
      [days.map(secondsOf), ...lines.map(({ values }) => [...values])],
      box,
    )
    const resized = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }))
    resized.observe(box)
    return () => {
      resized.disconnect()
      plot.destroy()
    }
  }, [days, lines, dayLabel, height, language, token])
  return <div ref={container} role="img" aria-label={label} style={{ width: '100%' }} />
}
