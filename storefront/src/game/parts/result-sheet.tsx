import type { Game } from '@longmall/contract/game-shapes.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { prizePath } from '../game-address.ts'
import { PrizeIcon } from './prize-icon.tsx'
import type { Play } from './use-play.ts'

/** What was won, where it is, and what next. */
export function ResultSheet({ game, play }: { game: Game; play: Play }) {
  const t = useTranslations('game')
  const { drawn, isRevealed, clear } = play
  const prize = drawn?.prize
  const landed =
    drawn && drawn.drawn_prize_id !== drawn.prize.prize_id ? game.prizes.find((one) => one.prize_id === drawn.drawn_prize_id) : undefined
  return (
    <Sheet
      open={isRevealed && prize !== undefined}
      onClose={clear}
      title={prize?.kind === 'nothing' ? t('result_nothing') : t('result_won')}
      footer={
        <Button size="large" block onClick={clear}>
          {t('continue')}
        </Button>
      }
    >
      {prize && (
        <div className="flex flex-col items-center py-4 text-center">
          <span className="flex size-20 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
            <PrizeIcon kind={prize.kind} picture={prize.picture} size={40} />
          </span>
          <p className="mt-4 text-22 font-bold text-strong">{prize.prize_name}</p>
          {landed && <p className="mt-1 text-14 text-body">{t('was_out_of_stock', { prize: landed.prize_name })}</p>}
          <p className="mt-1 text-14 text-quiet">{t(`delivered_${prize.kind}`)}</p>
          {prize.kind !== 'nothing' && (
            <Link to={prizePath[prize.kind]} className={`${buttonClass({ look: 'soft' })} mt-4`}>
              {t(`to_${prize.kind}`)}
            </Link>
          )}
        </div>
      )}
    </Sheet>
  )
}
