import { useNavigate, useSearch } from '@tanstack/react-router'
import { Alert } from 'antd'
import { useState } from 'react'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { SaveFirst } from '../../shell/form/save-first.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { GameActions } from '../game-actions.tsx'
import { GameStateTag } from '../game-state-tag.tsx'
import { GameForm } from './game-form.tsx'
import { emptyGame, fixedOf, toForm } from './to-form.ts'

/** Creates or edits a game. */
export function GameEditScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  return typeof search.game_id === 'number' ? <Edit key={search.game_id} game_id={search.game_id} /> : <NewGame />
}

function NewGame() {
  const t = useTranslations('game')
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={t('create')} lead={t('create_lead')}>
        <ToList to="/games" />
      </PageHead>
      <GameForm
        initial={emptyGame}
        fixed={{}}
        onSaved={({ game_id }) => void navigate({ to: '/games/edit' as string, search: { game_id } as never, replace: true })}
      />
    </>
  )
}

function Edit({ game_id }: { game_id: number }) {
  const t = useTranslations('game')
  const { language } = useConsoleLanguage()
  // The form continues from the saved record, also after an action outside the form.
  const [round, setRound] = useState(0)
  const [isDirty, setDirty] = useState(false)
  const viewQuery = query('game/staff_view', { game_id })
  return (
    <Loaded query={viewQuery}>
      {(game) => {
        const openSaved = (after: typeof game) => {
          queryClient.setQueryData(viewQuery.queryKey, after)
          setRound(round + 1)
        }
        return (
          <>
            <PageHead title={nameOf(game.texts, language)} lead={`${t(`kind_${game.kind}`)} · #${game_id}`}>
              <GameStateTag state={game.state} />
              <LinkButton to="/games/figures" search={{ game_id }}>
                {t('figures')}
              </LinkButton>
              <LinkButton to="/games/draws" search={{ game_id }}>
                {t('draws')}
              </LinkButton>
              <SaveFirst isDirty={isDirty} />
              <GameActions game={game} isDisabled={isDirty} onChanged={openSaved} />
              <ToList to="/games" />
            </PageHead>
            {game.state === 'running' && (
              <Alert type="info" showIcon style={{ marginBottom: 16, maxWidth: 860 }} title={t('note_running')} />
            )}
            <GameForm key={round} game_id={game_id} initial={toForm(game)} fixed={fixedOf(game)} onSaved={openSaved} onDirty={setDirty} />
          </>
        )
      }}
    </Loaded>
  )
}
