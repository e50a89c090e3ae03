import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { prefersStillness } from '../../shell/layout/prefers-stillness.ts'
import { type SlideRow, useSlideRow } from '../../catalogue/gallery/use-slide-row.ts'

/** How long a slide is shown, in ms. */
const slideMs = 5000

export interface Slides extends SlideRow {
  playing: boolean
  setPlaying: (playing: boolean) => void
}

const never = () => () => undefined

/**
 * Slides that advance every 5 s. They pause with reduced motion, while they are touched or focused,
 * and while they are not looked at.
 */
export function useSlides(row: RefObject<HTMLElement | null>, count: number): Slides {
  const { index, show } = useSlideRow(row)
  const still = useSyncExternalStore(never, prefersStillness, () => true)
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const playing = count > 1 && (chosen ?? !still)

  const advance = useEffectEvent((next: number) => {
    const element = row.current
    if (!element || document.hidden || element.matches(':hover, :focus-within, :active') || document.querySelector('dialog:modal')) return
    if (element.getBoundingClientRect().bottom > 0) show(next)
  })
  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => advance((index + 1) % count), slideMs)
    return () => clearInterval(timer)
  }, [playing, index, count])
  return { index, show, playing, setPlaying }
}
