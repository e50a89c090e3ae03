import { gameKinds } from '@longmall/contract/game-shapes.ts'
import { gameStates, type StaffGame } from '@longmall/contract/game-staff.ts'
import { nameOf } from '../promotions/campaigns/name-of.ts'
import { usePermissions } from '../shell/call/permissions.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { SpanCell } from '../shell/list/span-cell.tsx'
import { GameActions } from './game-actions.tsx'
import { GameStateTag } from './game-state-tag.tsx'

/** Games (PRM-14), with the price of a draw and exhausted prizes. */
export function GamesScreen() {
  const t = useTranslations('game')
  const tCommon = useTranslations()
  const can = usePermissions()
  const { language } = useConsoleLanguage()
  const { day } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <LinkButton to="/games/draws">{t('all_draws')}</LinkButton>
        {can('game/save') && (
          <LinkButton to="/games/edit" type="primary">
            {t('create')}
          </LinkButton>
        )}
      </PageHead>
      <ResourceList
        operation="game/list"
        rowKey="game_id"
        empty={t('empty')}
        filters={[
          { kind: 'choice', name: 'kind', label: t('kind'), options: gameKinds.map((value) => ({ value, label: t(`kind_${value}`) })) },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: gameStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
        columns={[
          { name: 'game_id', title: '#', sort: 'game_id' },
          {
            name: 'name',
            title: t('name'),
            sort: 'name',
            render: ({ game_id, texts }) => (
              <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>
                <RecordLink to="/games/edit" search={{ game_id }}>
                  {nameOf(texts, language)}
                </RecordLink>
              </div>
            ),
          },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          { name: 'state', title: tCommon('state'), render: ({ state }) => <GameStateTag state={state} /> },
          { name: 'prizes', title: t('prizes'), render: (game) => <PrizesLeft game={game} /> },
          {
            name: 'window',
            title: t('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          { name: 'cost', title: t('cost'), render: (game) => <Cost game={game} /> },
        ]}
        actions={(game) => (
          <>
            <LinkButton to="/games/figures" search={{ game_id: game.game_id }} type="link" size="small">
              {t('figures')}
            </LinkButton>
            <GameActions game={game} type="link" />
          </>
        )}
      />
    </>
  )
}

function Cost({ game: { free_daily, longcoin_price, daily_limit } }: { game: StaffGame }) {
  const t = useTranslations('game')
  const { count } = useFormat()
  const parts = [
    ...(free_daily > 0 ? [t('cost_free', { count: count(free_daily) })] : []),
    longcoin_price === null ? t('cost_chances') : t('cost_longcoin', { count: count(longcoin_price) }),
    ...(daily_limit === null ? [] : [t('cost_limit', { count: count(daily_limit) })]),
  ]
  return parts.map((part) => <div key={part}>{part}</div>)
}

/** Number of prizes, and of those that can no longer be won. */
function PrizesLeft({ game: { prizes } }: { game: StaffGame }) {
  const t = useTranslations('game')
  const { count } = useFormat()
  const gone = prizes.filter(({ is_exhausted }) => is_exhausted).length
  return (
    <>
      {count(prizes.length)} {gone > 0 && <StateTag tone="error">{t('exhausted_count', { count: count(gone) })}</StateTag>}
    </>
  )
}
