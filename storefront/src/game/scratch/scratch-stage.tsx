import { Button } from '@longmall/ui/action/button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import type { StageProps } from '../parts/game-page.tsx'
import { PrizeIcon } from '../parts/prize-icon.tsx'
import { ScratchCoat } from './scratch-coat.tsx'

const revealDelayMs = 700

/** A card with the result under a coat; scratched off by pointer, or removed by the button beside it. */
export function ScratchStage({ play, canDraw }: StageProps) {
  const t = useTranslations('game')
  const { drawn, isRevealed, draw } = play
  return (
    <div className="mx-auto w-full max-w-90">
      <div className="relative aspect-[8/5] overflow-hidden rounded-16 bg-card text-strong shadow-lifted">
        {drawn ? (
          <Card key={drawn.draw_id} play={play} />
        ) : (
          <div className="flex size-full items-center justify-center bg-sunken">
            <Button disabled={!canDraw} onClick={draw}>
              {t('draw_scratch')}
            </Button>
          </div>
        )}
      </div>
      <p className="mt-3 text-center text-14">{drawn && !isRevealed ? t('scratch_hint') : t('scratch_ready')}</p>
    </div>
  )
}

function Card({ play: { drawn, isRevealed, revealResult } }: Pick<StageProps, 'play'>) {
  const t = useTranslations('game')
  const { prize } = drawn!
  return (
    <>
      <div className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center">
        <span className="text-brand-ink">
          <PrizeIcon kind={prize.kind} picture={prize.picture} size={40} />
        </span>
        <p className="text-18 font-bold">{prize.prize_name}</p>
      </div>
      {!isRevealed && <ScratchCoat label={t('scratch_here')} reveal={t('reveal')} onOpen={<Delayed run={revealResult} />} />}
    </>
  )
}

/** Calls `run` after a delay, so that the revealed result is visible for a moment. */
function Delayed({ run }: { run: () => void }) {
  const revealResult = useEffectEvent(run)
  useEffect(() => {
    const timer = setTimeout(revealResult, revealDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return null
}
