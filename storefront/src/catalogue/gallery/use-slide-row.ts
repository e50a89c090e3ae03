import { type RefObject, useEffect, useState } from 'react'
import { prefersStillness } from '../../shell/layout/prefers-stillness.ts'

export interface SlideRow {
  /** The slide in sight. */
  index: number
  show: (index: number) => void
}

/** Slides as wide as their scroll-snap row: which one is in sight, and a way to another. */
export function useSlideRow(row: RefObject<HTMLElement | null>): SlideRow {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const follow = () => setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [row])
  const show = (next: number) =>
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' })
  return { index, show }
}
