import type { Game } from '@longmall/contract/game-shapes.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { ListChecks } from 'lucide-react'
import type { ComponentType } from 'react'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { StageProps } from './game-page.tsx'
import { OddsSheet } from './odds-sheet.tsx'
import { PlayBar } from './play-bar.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { nextPayment, usePlay } from './use-play.ts'
import { Winners } from './winners.tsx'

interface Props {
  game: Game
  queryKey: readonly unknown[]
  stage: ComponentType<StageProps>
}

/** A game: its stage, the available draws, the odds, and recent winners. */
export function GameBody({ game, queryKey, stage: Stage }: Props) {
  const t = useTranslations('game')
  const dateTime = useDateTime()
  const odds = useOpening()
  const play = usePlay(game, queryKey)
  const canDraw = nextPayment(game) !== null && game.fairness !== null && !play.isBusy
  const when = game.state === 'upcoming' ? t('starts_at', { time: dateTime(game.starts_at) }) : t('until', { time: dateTime(game.ends_at) })
  return (
    <>
      <div className="space-y-3 p-3">
        <section className="brand-gradient rounded-16 px-4 pt-5 pb-6 text-on-brand">
          <h2 className="text-center text-22 font-bold">{game.game_name}</h2>
          <p className="mt-1 text-center text-14">{game.state === 'ended' ? t('ended') : when}</p>
          <div className="mt-5">
            <Stage game={game} play={play} canDraw={canDraw} />
          </div>
        </section>
        <Button look="plain" block icon={<ListChecks size={18} aria-hidden />} aria-haspopup="dialog" onClick={odds.show}>
          {t('rules')}
        </Button>
        <Winners winners={game.winners} />
      </div>
      <PlayBar game={game} play={play} canDraw={canDraw} />
      <OddsSheet open={odds.open} onClose={odds.hide} game={game} />
      <ResultSheet game={game} play={play} />
    </>
  )
}
