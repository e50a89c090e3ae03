import { useState } from 'react'
import { classNames } from '../class-names.ts'

export interface AvatarProps {
  src: string | null
  /** Its first letter is shown if there is no picture. */
  name: string
  size?: 'small' | 'medium' | 'large'
}

const sizes = { small: 'size-8 text-14', medium: 'size-11 text-16', large: 'size-16 text-22' }

/** A round picture of a person, or the first letter of the name; decorative, because the name is beside it. */
export function Avatar({ src, name, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState(false)
  const frame = classNames('inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full', sizes[size])
  if (src && !failed) return <img src={src} alt="" className={classNames(frame, 'object-cover')} onError={() => setFailed(true)} />
  return (
    <span aria-hidden className={classNames(frame, 'bg-brand-soft font-semibold text-brand-ink')}>
      {Array.from(name.trim())[0]?.toUpperCase() ?? '·'}
    </span>
  )
}
