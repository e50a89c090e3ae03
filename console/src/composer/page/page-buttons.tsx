import type { ComposedPage } from '@longmall/contract/content-staff.ts'
import { Button, Tooltip } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { HistoryDrawer } from './history-drawer.tsx'

export interface PageButtonsProps {
  page: ComposedPage
  draft: Draft
  mayEdit: boolean
  onLook: (published: number) => void
}

/** What can be done with the whole page: undo, history, discard, plan, publish. */
export function PageButtons({ page: { page, has_draft, schedule }, draft, mayEdit, onLook }: PageButtonsProps) {
  const say = useWords('composer')
  const { timeZone, time } = useFormat()
  const { version, state, problems } = draft
  const isSaved = state === 'saved'
  const isReady = isSaved && has_draft && !problems.some(({ is_fault }) => is_fault)
  const note = { kind: 'area', name: 'note', label: say('note'), help: say('note_help'), maximum: 200 } as const
  return (
    <>
      {mayEdit && (
        <>
          <Tooltip title={say('undo_keys')}>
            <Button disabled={!draft.undo} onClick={() => draft.undo?.()}>
              {say('undo')}
            </Button>
          </Tooltip>
          <Button disabled={!draft.redo} onClick={() => draft.redo?.()}>
            {say('redo')}
          </Button>
        </>
      )}
      <HistoryDrawer page={page} version={version} isDisabled={!isSaved} onLook={onLook} />
      {has_draft && (
        <>
          <ActionButton
            isDanger
            command="content/discard_draft"
            input={{ page, version }}
            label={say('discard')}
            asks={say('discard_asks')}
            isDisabled={!isSaved}
          />
          <ActionButton
            command="content/schedule_page"
            input={{ page, version }}
            label={say('schedule')}
            asks={say('schedule_asks', { zone: timeZone })}
            fields={[{ kind: 'instant', name: 'due_at', label: say('due_at'), isRequired: true }, note]}
            isDisabled={!isReady}
          />
          <ActionButton
            type="primary"
            command="content/publish_page"
            input={{ page, version }}
            label={say('publish')}
            asks={schedule ? say('publish_asks_scheduled', { time: time(schedule.due_at) }) : say('publish_asks')}
            fields={[note]}
            isDisabled={!isReady}
          />
        </>
      )}
    </>
  )
}
