import { useEffect, useState } from 'react'

/** Lower edge of the sticky bar plus a margin, in px. */
const line = 64

/** Which of the parts of a page, by their ids from top to bottom, has reached the bar; the last one at the page's end. */
export function useScrollSpy<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [activeId, setActiveId] = useState(ids[0])
  useEffect(() => {
    const look = () => {
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2 && window.scrollY > 0
      const reached = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line)
      setActiveId(atEnd ? ids.at(-1) : (reached.at(-1) ?? ids[0]))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])
  return activeId
}
