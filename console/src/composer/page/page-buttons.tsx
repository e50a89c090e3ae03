import type { ComposedPage } from '@longmall/contract/content-staff.ts'
import { Button, Tooltip } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { HistoryDrawer } from './history-drawer.tsx'

export interface PageButtonsProps {
  page: ComposedPage
  draft: Draft
  canEdit: boolean
  onPreview: (published: number) => void
}

/** Actions on the whole page: undo, history, discard, schedule, publish. */
export function PageButtons({ page: { page, has_draft, schedule }, draft, canEdit, onPreview }: PageButtonsProps) {
  const t = useTranslations('composer')
  const { timeZone, time } = useFormat()
  const { version, state, problems } = draft
  const isSaved = state === 'saved'
  const isReady = isSaved && has_draft && !problems.some(({ is_error }) => is_error)
  const note = { kind: 'area', name: 'note', label: t('note'), help: t('note_help'), maximum: 200 } as const
  return (
    <>
      {canEdit && (
        <>
          <Tooltip title={t('undo_keys')}>
            <Button disabled={!draft.undo} onClick={() => draft.undo?.()}>
              {t('undo')}
            </Button>
          </Tooltip>
          <Button disabled={!draft.redo} onClick={() => draft.redo?.()}>
            {t('redo')}
          </Button>
        </>
      )}
      <HistoryDrawer page={page} version={version} isDisabled={!isSaved} onPreview={onPreview} />
      {has_draft && (
        <>
          <ActionButton
            isDanger
            command="content/discard_draft"
            input={{ page, version }}
            label={t('discard')}
            question={t('discard_confirm')}
            isDisabled={!isSaved}
          />
          <ActionButton
            command="content/schedule_page"
            input={{ page, version }}
            label={t('schedule')}
            question={t('schedule_confirm', { zone: timeZone })}
            fields={[{ kind: 'instant', name: 'due_at', label: t('due_at'), isRequired: true }, note]}
            isDisabled={!isReady}
          />
          <ActionButton
            type="primary"
            command="content/publish_page"
            input={{ page, version }}
            label={t('publish')}
            question={schedule ? t('publish_confirm_scheduled', { time: time(schedule.due_at) }) : t('publish_confirm')}
            fields={[note]}
            isDisabled={!isReady}
          />
        </>
      )}
    </>
  )
}
