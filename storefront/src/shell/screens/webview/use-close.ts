import { useBack } from '../../link.tsx'

const mostSteps = 30
const patienceMs = 300

/**
 * Leaves the screen, however far one went within the frame: each of its pages is a step of the history too, and going
 * back over one of those moves the frame alone.
 */
export function useClose() {
  const back = useBack()
  return () => {
    const here = location.href
    const step = (left: number) => {
      back()
      setTimeout(() => location.href === here && left > 0 && step(left - 1), patienceMs)
    }
    step(mostSteps)
  }
}
