import type { PrizeKind } from '@longmall/contract/game-shapes.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { useId } from 'react'
import { PrizeIcon } from '../parts/prize-icon.tsx'
import './egg.css'

interface Props {
  shaking: boolean
  broken: boolean
  /** Content of the egg. */
  kind: PrizeKind
}

const shell = 'M50 6C72 6 90 44 90 76 90 104 72 120 50 120S10 104 10 76C10 44 28 6 50 6Z'
const crack = '10,72 26,62 38,76 52,60 64,78 78,62 90,74'

/** An egg of two halves that separate along its crack. */
export function Egg({ shaking, broken, kind }: Props) {
  const id = useId()
  return (
    <span className={classNames('egg relative block', shaking && 'egg-shaking', broken && 'egg-broken')}>
      <svg viewBox="0 0 100 126" aria-hidden className="block w-full">
        <defs>
          <clipPath id={`${id}upper`}>
            <polygon points={`0,0 100,0 100,74 ${crack.split(' ').toReversed().join(' ')} 0,72`} />
          </clipPath>
          <clipPath id={`${id}lower`}>
            <polygon points={`0,72 ${crack} 100,74 100,126 0,126`} />
          </clipPath>
        </defs>
        {(['upper', 'lower'] as const).map((half) => (
          <g key={half} className={`egg-${half}`}>
            <g clipPath={`url(#${id}${half})`}>
              <path d={shell} fill="var(--surface-card)" />
              <path d="M50 6C72 6 90 44 90 76 90 104 72 120 50 120 66 100 70 40 50 6Z" fill="var(--brand-soft)" />
              <circle cx="34" cy="52" r="5" fill="var(--brand)" />
              <circle cx="62" cy="40" r="4" fill="var(--brand)" />
              <circle cx="46" cy="96" r="5" fill="var(--brand)" />
              <circle cx="72" cy="90" r="4" fill="var(--brand)" />
            </g>
          </g>
        ))}
      </svg>
      <span className="egg-prize absolute inset-0 flex items-center justify-center text-on-brand">
        <PrizeIcon kind={kind} size={36} />
      </span>
    </span>
  )
}
