import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'

export interface ChartLine {
  label: string
  /** One for each day; drawn, never calculated with. */
  values: readonly number[]
  /** A separate scale at the right, for a series with another unit. */
  isOnRight?: boolean
}

export interface ChartProps {
  /** The alternative text; the numbers themselves should be in a table beside. */
  label: string
  /** The label of a day, for the tooltip. */
  dayLabel: string
  /** Days of the store, `2026-11-22`, in order. */
  days: readonly string[]
  lines: readonly ChartLine[]
  height?: number
}

const Canvas = lazy(async () => ({ default: (await import('./chart-canvas.tsx')).ChartCanvas }))

/** Lines over days; its code is loaded when the first one is shown. */
export const Chart = (props: ChartProps) => (
  <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: props.height ?? 240 }} />}>
    <Canvas {...props} />
  </Suspense>
)
