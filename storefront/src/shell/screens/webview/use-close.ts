import { useBack } from '../../link.tsx'

const maxSteps = 30
const timeoutMs = 300

/**
 * Leaves the screen, however far one went within the frame: each of its pages is a step of the history too, and going
 * back over one of those moves the frame alone.
 */
export function useClose() {
  const back = useBack()
  return () => {
    const currentUrl = location.href
    const step = (left: number) => {
      back()
      setTimeout(() => location.href === currentUrl && left > 0 && step(left - 1), timeoutMs)
    }
    step(maxSteps)
  }
}
