import { useState } from 'react'
import type { Point } from '../city/nearest-city.ts'
import { findPosition, PositionError, type PositionFailure } from './position.ts'

/** The browser's position on request, or why there is none. */
export function usePosition(onFound: (point: Point) => void) {
  const [found, setFound] = useState<Point | null>(null)
  const [failure, setFailure] = useState<PositionFailure | null>(null)
  const [isFinding, setIsFinding] = useState(false)
  const find = async () => {
    setIsFinding(true)
    setFailure(null)
    try {
      const point = await findPosition()
      setFound(point)
      onFound(point)
    } catch (error) {
      setFailure(error instanceof PositionError ? error.failure : 'unavailable')
    }
    setIsFinding(false)
  }
  return { found, failure, isFinding, find }
}
