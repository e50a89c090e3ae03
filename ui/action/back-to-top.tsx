import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { backToTopAtScroll } from '@longmall/contract/constants.ts'
import { useLabels } from '../labels.tsx'

const scrollUp = () => window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })

/** Appears once the window is scrolled far enough; scrolls it back to the top. */
export function BackToTop() {
  const labels = useLabels()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const update = () => setVisible(window.scrollY >= backToTopAtScroll)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!visible) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-20 mx-auto flex max-w-page justify-end px-4 pb-[env(safe-area-inset-bottom)]">
      <button
        type="button"
        aria-label={labels.backToTop}
        onClick={scrollUp}
        className="pressable pointer-events-auto flex size-11 items-center justify-center rounded-full bg-raised text-strong shadow-lifted"
      >
        <ArrowUp size={20} aria-hidden />
      </button>
    </div>
  )
}
