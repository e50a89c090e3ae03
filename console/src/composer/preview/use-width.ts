import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in px, while it is mounted. */
export function useWidth(): { ref: RefObject<HTMLElement | null>; width: number } {
  const ref = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(390)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
