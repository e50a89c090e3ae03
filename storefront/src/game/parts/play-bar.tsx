import type { Game } from '@longmall/contract/game-shapes.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { StageProps } from './game-page.tsx'
import { nextPayment } from './use-play.ts'

/** Bottom bar: remaining draws, and the draw button or a link to get more. */
export function PlayBar({ game, play, canDraw }: StageProps) {
  const t = useTranslations('game')
  const payment = nextPayment(game)
  return (
    <div className="hairline-t sticky bottom-0 z-20 mt-auto bg-card px-4 pt-2 pb-3">
      <p className="mb-2 text-center text-14 text-body" aria-live="polite">
        {useRemainingText(game)}
      </p>
      {payment === null && !play.isBusy ? (
        <Link to="/v2/member/task/task" className={buttonClass({ look: 'soft', size: 'large', block: true })}>
          {t('earn_more')}
        </Link>
      ) : (
        <Button size="large" block disabled={!canDraw && !play.isBusy} busy={play.isBusy} onClick={play.draw}>
          {t(`draw_${game.kind}`)}
          {payment !== null && (
            <span className="font-normal">
              · {payment === 'longcoin' ? t('coins', { count: game.longcoin_price ?? 0 }) : t(`pay_${payment}`)}
            </span>
          )}
        </Button>
      )}
      <div className="safe-bottom" />
    </div>
  )
}

function useRemainingText(game: Game): string {
  const t = useTranslations('game')
  if (game.state !== 'running') return t(game.state === 'upcoming' ? 'not_started' : 'ended')
  if (game.remaining_today === 0) return t('limit_reached', { count: game.daily_limit ?? 0 })
  if (game.free_left > 0) return t('free_left', { count: game.free_left })
  if (game.chances > 0) return t('chances_left', { count: game.chances })
  if (game.longcoin_price !== null) return t('coins_left', { price: game.longcoin_price, coins: game.longcoin })
  return t('none_left')
}
