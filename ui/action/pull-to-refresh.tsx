import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLabels } from '../labels.tsx'

export interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Content with pull-to-refresh. The gesture's code is loaded at the first touch. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const labels = useLabels()
  const frame = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const labelRef = useRef<HTMLSpanElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const options = useEffectEvent(() => ({ labelOf: (state: keyof typeof labels.pull) => labels.pull[state], refresh: onRefresh }))

  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    const begin = async (event: TouchEvent) => {
      const startedAt = window.scrollY <= 0 ? (event.touches[0]?.clientY ?? 0) : Number.POSITIVE_INFINITY
      const { followPull } = await import('./pull-gesture.ts')
      if (isUnmounted || !frame.current || !note.current || !labelRef.current || !content.current) return
      const parts = { frame: frame.current, note: note.current, label: labelRef.current, content: content.current }
      stop = followPull(parts, () => options(), startedAt)
    }
    const onFirstTouch = (event: TouchEvent) => void begin(event).catch(() => undefined)
    const element = frame.current
    element?.addEventListener('touchstart', onFirstTouch, { passive: true, once: true })
    return () => {
      isUnmounted = true
      element?.removeEventListener('touchstart', onFirstTouch)
      stop?.()
    }
  }, [])

  return (
    <div ref={frame} className="group relative">
      <div
        ref={note}
        role="status"
        className="absolute inset-x-0 top-0 flex h-0 items-end justify-center gap-2 overflow-hidden pb-3 text-12 text-quiet group-not-data-[pull]:hidden group-data-[pull=idle]:hidden"
      >
        <span
          aria-hidden
          className="hidden size-4 animate-spin rounded-full border-2 border-control border-t-transparent group-data-[pull=loading]:block"
        />
        <span ref={labelRef} />
      </div>
      <div ref={content}>{children}</div>
    </div>
  )
}
