import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '@longmall/ui/class-names.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { StageProps } from '../parts/game-page.tsx'
import { PrizeIcon } from '../parts/prize-icon.tsx'
import { fieldPath, isUpsideDown, rotationTo } from './rotation.ts'

const spinMs = 4200

/** A wheel with a field for each prize. It turns by `transform` alone and stops in the middle of the field that was drawn. */
export function WheelStage({ game, play, canDraw }: StageProps) {
  const t = useTranslations('game')
  const wheel = useRef<HTMLDivElement>(null)
  const rotation = useRef(0)
  /** The rotation at which the wheel rests or will rest; labels in the lower half are then rendered upside down, to be readable. */
  const [rest, setRest] = useState(0)
  const { prizes } = game
  const { drawn, revealResult } = play
  const drawId = drawn?.draw_id
  const spin = useEffectEvent(() => {
    const disc = wheel.current
    if (!disc || !drawn) return
    const index = prizes.findIndex(({ prize_id }) => prize_id === drawn.prize.prize_id)
    const from = rotation.current
    rotation.current = rotationTo(from, Math.max(index, 0), prizes.length)
    setRest(rotation.current)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const turning = disc.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${rotation.current}deg)` }], {
      duration: isCalm ? 1 : spinMs,
      easing: 'cubic-bezier(0.15, 0.75, 0.2, 1)',
    })
    // Where it rests, below what turns it.
    disc.style.transform = `rotate(${rotation.current}deg)`
    turning.addEventListener('finish', revealResult)
    return turning
  })
  useEffect(() => {
    if (drawId === undefined) return
    const turning = spin()
    return () => turning?.cancel()
  }, [drawId])
  return (
    <div className="relative mx-auto aspect-square w-full max-w-90">
      {/* Clips the corners of the rotating square, which would otherwise add scroll area. */}
      <div className="absolute inset-0 overflow-clip rounded-full">
        <div ref={wheel} className="absolute inset-0 will-change-transform">
          <Fields count={prizes.length} />
          {prizes.map(({ prize_id, kind, prize_name, picture }, n) => (
            <div
              key={prize_id}
              className="absolute top-[5%] left-1/2 flex h-[45%] w-[24%] origin-bottom flex-col items-center pt-1 text-center text-brand-ink"
              style={{ transform: `translateX(-50%) rotate(${(n * 360) / prizes.length}deg)` }}
            >
              <div className={classNames('flex w-full flex-col items-center', isUpsideDown(n, prizes.length, rest) && 'rotate-180')}>
                <PrizeIcon kind={kind} picture={picture} />
                <span className="mt-1 line-clamp-2 text-11 leading-3.5 font-semibold text-strong">{prize_name}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <span
        aria-hidden
        className="absolute top-[-2%] left-1/2 z-10 h-[9%] w-[7%] -translate-x-1/2 bg-danger-fill [clip-path:polygon(0_0,100%_0,50%_100%)]"
      />
      <button
        type="button"
        disabled={!canDraw}
        onClick={play.draw}
        className="pressable absolute top-1/2 left-1/2 flex size-[24%] -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-danger-fill p-1 text-16 font-bold text-on-fill shadow-lifted ring-4 ring-(--surface-card)"
      >
        {t('draw_wheel')}
      </button>
    </div>
  )
}

function Fields({ count }: { count: number }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden className="size-full">
      <circle r="50" fill="var(--brand)" />
      {Array.from({ length: count }, (_, n) => (
        <path
          key={n}
          d={fieldPath(n, count, 47)}
          fill={n % 2 ? 'var(--brand-soft)' : 'var(--surface-card)'}
          stroke="var(--brand)"
          strokeWidth="0.4"
        />
      ))}
    </svg>
  )
}
