import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { prefersStillness } from '../../../shell/layout/prefers-stillness.ts'
import { useTranslations } from '../../../shell/translations.tsx'

/** Speed of a line, in px a second. */
const speed = 36
const neverChanges = () => () => undefined

/** Things that pass by in one line, to and fro; they can be paused and scrolled, and start paused for reduced motion. */
export function MovingLine({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('article')
  const line = useRef<HTMLUListElement>(null)
  const moving = useRef<Animation | null>(null)
  const wantsStillness = useSyncExternalStore(neverChanges, prefersStillness, () => false)
  const [isRequested, setRequested] = useState<boolean | null>(null)
  const isStill = isRequested ?? wantsStillness
  useEffect(() => {
    const element = line.current
    const frame = element?.parentElement
    if (!element || !frame) return undefined
    const way = element.scrollWidth - frame.clientWidth
    if (way <= 0) return undefined
    const animation = element.animate([{ transform: 'translateX(0)' }, { transform: `translateX(-${way}px)` }], {
      duration: (way / speed) * 1000,
      iterations: Number.POSITIVE_INFINITY,
      direction: 'alternate',
    })
    moving.current = animation
    if (prefersStillness()) animation.pause()
    const hold = () => animation.pause()
    const go = () => frame.dataset.still !== 'true' && animation.play()
    const ways = { focusin: hold, pointerenter: hold, focusout: go, pointerleave: go }
    for (const [name, listen] of Object.entries(ways)) frame.addEventListener(name, listen)
    return () => {
      animation.cancel()
      moving.current = null
      for (const [name, listen] of Object.entries(ways)) frame.removeEventListener(name, listen)
    }
  }, [])
  const toggle = () => {
    if (isStill) moving.current?.play()
    else moving.current?.pause()
    setRequested(!isStill)
  }
  return (
    <section aria-label={label} className="flex items-center gap-1">
      <div data-still={isStill} className="no-scrollbar min-w-0 flex-1 overflow-x-auto">
        <ul ref={line} className="flex w-max gap-3">
          {children}
        </ul>
      </div>
      <IconButton
        label={t(isStill ? 'play' : 'pause')}
        icon={isStill ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        className="text-quiet"
        onClick={toggle}
      />
    </section>
  )
}
