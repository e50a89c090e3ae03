import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import type { StageProps } from '../parts/game-page.tsx'
import { Egg } from './egg.tsx'

const eggs = [1, 2, 3] as const
const crackMs = 1100

/** Three eggs: the picked one, else the middle one, breaks and shows the prize. */
export function EggStage({ game, play, canDraw }: StageProps) {
  const t = useTranslations('game')
  const [picked, setPicked] = useState(2)
  const { drawn, isBusy, draw, revealResult } = play
  const drawId = drawn?.draw_id
  const revealLater = useEffectEvent(revealResult)
  useEffect(() => {
    if (drawId === undefined) return
    const timer = setTimeout(revealLater, crackMs)
    return () => clearTimeout(timer)
  }, [drawId])
  return (
    <div className="mx-auto w-full max-w-90">
      <div className="grid grid-cols-3 gap-2">
        {eggs.map((number) => (
          <button
            key={number}
            type="button"
            disabled={!canDraw}
            aria-label={t('egg', { number })}
            onClick={() => {
              setPicked(number)
              draw()
            }}
            className="pressable rounded-16 p-1"
          >
            <Egg
              shaking={isBusy && !drawn && number === picked}
              broken={drawn !== null && number === picked}
              kind={drawn?.prize.kind ?? 'nothing'}
            />
          </button>
        ))}
      </div>
      <p className="mt-3 text-center text-14">
        {game.state === 'running' ? t('egg_hint') : t(game.state === 'upcoming' ? 'not_started' : 'ended')}
      </p>
    </div>
  )
}
