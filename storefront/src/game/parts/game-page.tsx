import type { Game, GameKind } from '@longmall/contract/game-shapes.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readGame } from '../game-address.ts'
import { GameBody } from './game-body.tsx'
import type { Play } from './use-play.ts'

export interface StageProps {
  game: Game
  play: Play
  /** May the caller draw now? */
  canDraw: boolean
}

/** The frame of every game: it loads, runs, waits, is over, or there is none. */
export function GamePage({ kind, stage }: { kind: GameKind; stage: ComponentType<StageProps> }) {
  const t = useTranslations('game')
  const { game_id } = useScreenSearch(readGame)
  const options = query('game/view', { kind, game_id })
  const game = useQuery(options)
  const reason = game.error?.reason
  const isNone = reason === 'game.none_running' || reason === 'game.not_found' || reason === 'call.feature_off'
  return (
    <>
      <PageHeader
        title={t(`title_${kind}`)}
        fallback="/v2/member/index/index"
        action={
          <Link to="/promotionpages/game/record" className={buttonClass({ look: 'text', size: 'small' })}>
            {t('records')}
          </Link>
        }
      />
      {game.data ? (
        <GameBody key={game.data.game_id} game={game.data} queryKey={options.queryKey} stage={stage} />
      ) : isNone ? (
        <NoGame />
      ) : game.isError ? (
        <ErrorState busy={game.isFetching} onRetry={() => void game.refetch()} />
      ) : (
        <div aria-busy className="space-y-3 p-3">
          <Skeleton className="mx-auto aspect-square w-full max-w-90 rounded-full" />
          <Skeleton className="h-12 w-full rounded-full" />
          <Skeleton className="h-40 w-full rounded-12" />
        </div>
      )}
    </>
  )
}

function NoGame() {
  const t = useTranslations('game')
  return (
    <EmptyState
      drawing="coupon"
      title={t('no_game')}
      text={t('no_game_text')}
      action={
        <Link to="/v2/member/task/task" className={buttonClass({})}>
          {t('to_tasks')}
        </Link>
      }
    />
  )
}
