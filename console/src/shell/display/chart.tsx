import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'

export interface ChartLine {
  label: string
  /** One for each day; drawn, never reckoned with. */
  values: readonly number[]
  /** Its own scale at the right, for what is not measured as the others are. */
  isOnRight?: boolean
}

export interface ChartProps {
  /** What is shown, for who does not see it; the numbers themselves should stand in a table beside. */
  label: string
  /** The word for a day, over the day that is pointed at. */
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
