import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { useSearch } from '@tanstack/react-router'
import { Card, Flex, Statistic } from 'antd'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { query } from '@longmall/web/call/query.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { NotFound } from '../../shell/frame/not-found.tsx'
import { GameStateTag } from '../game-state-tag.tsx'
import { PrizeFiguresTable } from './prize-figures-table.tsx'

type Figures = OutputOf<Api['game/figures']>
const counts = ['draws', 'players', 'free', 'by_chance', 'by_longcoin', 'longcoin_spent', 'longcoin_granted'] as const
const amounts = ['money_granted', 'goods_worth'] as const

/** Results of a game: its draws, and each prize compared with its odds. */
export function GameFiguresScreen() {
  const t = useTranslations('game')
  const { language } = useConsoleLanguage()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { game_id } = search
  if (typeof game_id !== 'number') return <NotFound />
  return (
    <Loaded query={query('game/staff_view', { game_id })}>
      {(game) => (
        <>
          <PageHead title={`${t('figures')}: ${nameOf(game.texts, language)}`} lead={t('figures_lead')}>
            <GameStateTag state={game.state} />
            <LinkButton to="/games/draws" search={{ game_id }}>
              {t('draws')}
            </LinkButton>
            <LinkButton to="/games/edit" search={{ game_id }}>
              {t('game')}
            </LinkButton>
            <ToList to="/games" />
          </PageHead>
          <Loaded query={query('game/figures', { game_id })}>{(figures) => <FiguresView figures={figures} game_id={game_id} />}</Loaded>
        </>
      )}
    </Loaded>
  )
}

function FiguresView({ figures, game_id }: { figures: Figures; game_id: number }) {
  const t = useTranslations('game')
  const { count, money } = useFormat()
  const cards = [
    ...counts.map((name) => ({ name, text: count(figures[name]) })),
    ...amounts.map((name) => ({ name, text: money(figures[name]) })),
  ]
  return (
    <>
      <Flex gap={12} wrap style={{ marginBottom: 16 }}>
        {cards.map(({ name, text }) => (
          <Card key={name} size="small" style={{ flex: '1 1 140px' }}>
            <Statistic
              title={t(`figure_${name}`)}
              value={text}
              {...(name === 'draws' && {
                formatter: () => (
                  <RecordLink to="/games/draws" search={{ game_id }}>
                    {text}
                  </RecordLink>
                ),
              })}
            />
          </Card>
        ))}
      </Flex>
      <PrizeFiguresTable game_id={game_id} figures={figures} />
    </>
  )
}
