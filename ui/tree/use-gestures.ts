import { type RefObject, useEffect, useEffectEvent } from 'react'
import { pinch, type Point, type View, zoomAt } from './view.ts'

/** In px: a pointer that moves less than this presses what is under it. */
const dragDistance = 6
/** A wheel's step of 100 px enlarges by a fifth. */
const wheelFactor = 1.2 ** (1 / 100)

/** Moves a drawing by one pointer, enlarges it by two or by the wheel; a drag presses nothing in it. */
export function useGestures(frame: RefObject<HTMLElement | null>, change: (next: (view: View) => View) => void) {
  const apply = useEffectEvent(change)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const pointers = new Map<number, Point>()
    let start: Point | null = null
    let isDrag = false

    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return
      if (pointers.size === 0) {
        start = pointOf(event)
        isDrag = false
      }
      pointers.set(event.pointerId, pointOf(event))
    }
    const move = (event: PointerEvent) => {
      const from = pointers.get(event.pointerId)
      if (!from || !start) return
      // Released outside the frame before it was a drag.
      if (event.buttons === 0) {
        pointers.delete(event.pointerId)
        return
      }
      const to = pointOf(event)
      if (!isDrag && pointers.size === 1 && Math.hypot(to.x - start.x, to.y - start.y) < dragDistance) return
      isDrag = true
      // Not before: a pressed button would lose its click to the frame.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      pointers.set(event.pointerId, to)
      apply((view) => (other ? pinch(view, [from, other], [to, other]) : { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y }))
    }
    const end = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
    const press = (event: MouseEvent) => {
      const isKeyboard = event.detail === 0
      if (!isDrag || isKeyboard) return
      isDrag = false
      event.preventDefault()
      event.stopPropagation()
    }
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      apply((view) => zoomAt(view, wheelFactor ** (-event.deltaY * lines), pointOf(event)))
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', begin, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', end, { signal })
    element.addEventListener('pointercancel', end, { signal })
    element.addEventListener('click', press, { signal, capture: true })
    element.addEventListener('wheel', turn, { signal, passive: false })
    return () => listening.abort()
  }, [frame])
}
