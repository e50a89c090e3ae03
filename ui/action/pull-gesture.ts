import { pullDownOffset, pullDownResetMs } from '@longmall/contract/constants.ts'
import { type PullState, pullStateAt, pullTravel } from './pull-state.ts'

export interface PullParts {
  frame: HTMLElement
  /** Grows above the content and shows the state. */
  note: HTMLElement
  label: HTMLElement
  content: HTMLElement
}

export interface PullOptions {
  labelOf: (state: PullState) => string
  refresh: () => Promise<unknown>
}

/**
 * Follows a finger that pulls the content down at the top of the window: idle, within the offset, beyond it, loading,
 * ended, and back after 300 ms. It moves the elements itself, so that no list re-renders with every step.
 */
export function followPull(parts: PullParts, options: () => PullOptions, startedAt: number): () => void {
  let start: number | null = startedAt
  let state: PullState = 'idle'

  const show = (next: PullState, travel: number) => {
    state = next
    parts.frame.dataset.pull = next
    parts.note.style.height = `${travel}px`
    parts.label.textContent = travel > 0 ? options().labelOf(next) : ''
    parts.content.style.transform = travel > 0 ? `translateY(${travel}px)` : ''
    parts.content.style.transition = next === 'within' || next === 'beyond' ? '' : `transform ${pullDownResetMs}ms`
  }
  const begin = (event: TouchEvent) => {
    const isFree = window.scrollY <= 0 && (state === 'idle' || state === 'ended') && !document.querySelector('dialog:modal')
    start = isFree ? (event.touches[0]?.clientY ?? null) : null
  }
  const move = (event: TouchEvent) => {
    if (start === null) return
    const travel = pullTravel((event.touches[0]?.clientY ?? start) - start)
    show(pullStateAt(travel), travel)
    if (travel > 0 && event.cancelable) event.preventDefault()
  }
  const release = async () => {
    if (start === null) return
    start = null
    if (state !== 'beyond') return show('idle', 0)
    show('loading', pullDownOffset)
    await options()
      .refresh()
      .catch(() => undefined)
    show('ended', pullDownOffset)
    setTimeout(() => show('idle', 0), pullDownResetMs)
  }
  const onEnd = () => void release()

  const { frame } = parts
  frame.addEventListener('touchstart', begin, { passive: true })
  frame.addEventListener('touchmove', move, { passive: false })
  frame.addEventListener('touchend', onEnd)
  frame.addEventListener('touchcancel', onEnd)
  return () => {
    frame.removeEventListener('touchstart', begin)
    frame.removeEventListener('touchmove', move)
    frame.removeEventListener('touchend', onEnd)
    frame.removeEventListener('touchcancel', onEnd)
  }
}
