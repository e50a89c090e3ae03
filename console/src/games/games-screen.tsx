import { gameKinds } from '@longmall/contract/game-shapes.ts'
import { gameStates, type StaffGame } from '@longmall/contract/game-staff.ts'
import { nameOf } from '../promotions/campaigns/name-of.ts'
import { useMay } from '../shell/call/may.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { GameActions } from './game-actions.tsx'
import { GameStateTag } from './game-state-tag.tsx'

/** Games (PRM-14): which there are, what a draw costs, which prizes have run out. */
export function GamesScreen() {
  const say = useWords('game')
  const common = useWords()
  const may = useMay()
  const { language } = useConsoleLanguage()
  const { day } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <LinkButton to="/games/draws">{say('all_draws')}</LinkButton>
        {may('game/save') && (
          <LinkButton to="/games/edit" type="primary">
            {say('create')}
          </LinkButton>
        )}
      </PageHead>
      <ResourceList
        operation="game/list"
        rowKey="game_id"
        empty={say('empty')}
        filters={[
          { kind: 'choice', name: 'kind', label: say('kind'), options: gameKinds.map((value) => ({ value, label: say(`kind_${value}`) })) },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: gameStates.map((value) => ({ value, label: say(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'game_id', title: '#', sort: 'game_id' },
          {
            name: 'name',
            title: say('name'),
            sort: 'name',
            render: ({ game_id, texts }) => (
              <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>
                <RecordLink to="/games/edit" search={{ game_id }}>
                  {nameOf(texts, language)}
                </RecordLink>
              </div>
            ),
          },
          { name: 'kind', title: say('kind'), render: ({ kind }) => say(`kind_${kind}`) },
          { name: 'state', title: common('state'), render: ({ state }) => <GameStateTag state={state} /> },
          { name: 'prizes', title: say('prizes'), render: (game) => <PrizesLeft game={game} /> },
          {
            name: 'window',
            title: say('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          { name: 'cost', title: say('cost'), render: (game) => <Cost game={game} /> },
        ]}
        actions={(game) => (
          <>
            <LinkButton to="/games/figures" search={{ game_id: game.game_id }} type="link" size="small">
              {say('figures')}
            </LinkButton>
            <GameActions game={game} type="link" />
          </>
        )}
      />
    </>
  )
}

function Cost({ game: { free_daily, longcoin_price, daily_limit } }: { game: StaffGame }) {
  const say = useWords('game')
  const { count } = useFormat()
  const parts = [
    ...(free_daily > 0 ? [say('cost_free', { count: count(free_daily) })] : []),
    longcoin_price === null ? say('cost_chances') : say('cost_longcoin', { count: count(longcoin_price) }),
    ...(daily_limit === null ? [] : [say('cost_limit', { count: count(daily_limit) })]),
  ]
  return parts.map((part) => <div key={part}>{part}</div>)
}

/** How many prizes, and those that nobody can get any more. */
function PrizesLeft({ game: { prizes } }: { game: StaffGame }) {
  const say = useWords('game')
  const { count } = useFormat()
  const gone = prizes.filter(({ is_gone }) => is_gone).length
  return (
    <>
      {count(prizes.length)} {gone > 0 && <StateTag tone="bad">{say('gone_of', { count: count(gone) })}</StateTag>}
    </>
  )
}
