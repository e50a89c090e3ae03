import { type ReactNode, useEffect, useState } from 'react'
import type { drawings } from './drawing-lines.tsx'
import { DrawingFrame } from './drawing-frame.tsx'

export type DrawingName = keyof typeof drawings

let known: typeof drawings | undefined

/**
 * A small line drawing in the colours of the theme, for empty and error states. Its lines are fetched when it is first
 * shown, so that a list with items does not load them.
 */
export function Drawing({ name }: { name: DrawingName }) {
  const [lines, setLines] = useState<ReactNode>()
  useEffect(() => {
    let isUnmounted = false
    const show = async () => {
      known ??= (await import('./drawing-lines.tsx')).drawings
      if (!isUnmounted) setLines(known[name])
    }
    show().catch(() => undefined)
    return () => {
      isUnmounted = true
    }
  }, [name])
  return <DrawingFrame>{lines}</DrawingFrame>
}
