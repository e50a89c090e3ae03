import { asyncPageDelayMs } from '@longmall/contract/constants.ts'
import { useEffect, useState } from 'react'
import { useLabels } from '../labels.tsx'

export interface SpinnerProps {
  /** Delay in ms: a faster response shows no spinner. */
  delay?: number
  size?: number
}

/** A loading spinner, shown after 200 ms by default, in the surrounding text colour. */
export function Spinner({ delay = asyncPageDelayMs, size = 24 }: SpinnerProps) {
  const labels = useLabels()
  const [visible, setVisible] = useState(delay === 0)
  useEffect(() => {
    if (visible) return undefined
    const timer = setTimeout(() => setVisible(true), delay)
    return () => clearTimeout(timer)
  }, [visible, delay])
  return (
    <span role="status" className="inline-flex" style={{ width: size, height: size }}>
      {visible && (
        <svg viewBox="0 0 24 24" width={size} height={size} className="animate-spin" role="img" aria-label={labels.loading}>
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
          <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      )}
    </span>
  )
}
