import type { ComposedPage } from '@longmall/contract/content-staff.ts'
import { Alert, Button } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import type { Draft } from '../draft/use-draft.ts'

/** Notes for the operator: the state of the draft, a scheduled publication, a failure to save. */
export function PageNotes({ page: { page, has_draft, published, published_at, schedule }, draft }: { page: ComposedPage; draft: Draft }) {
  const t = useTranslations('composer')
  const { time } = useFormat()
  const publishedText = published === 0 ? t('default_version') : t('live_version', { published, time: time(published_at) })
  return (
    <>
      <p role="status" style={{ color: '#5c5c69', margin: '0 0 12px' }}>
        {draft.state === 'saving' ? t('saving') : has_draft ? t('draft_saved') : t('no_draft')} · {publishedText}
      </p>
      {draft.state === 'failed' && (
        <Alert
          type="error"
          showIcon
          style={{ marginBottom: 12 }}
          title={t('not_saved')}
          description={draft.failure?.message}
          action={<Button onClick={draft.retry}>{t('save_again')}</Button>}
        />
      )}
      {schedule && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 12 }}
          title={t('scheduled_for', { time: time(schedule.due_at), name: schedule.staff_name })}
          description={[schedule.note, t('scheduled_help')].filter(Boolean).join(' · ')}
          action={
            <ActionButton
              command="content/cancel_schedule"
              input={{ page }}
              label={t('cancel_schedule')}
              question={t('cancel_schedule_confirm')}
            />
          }
        />
      )}
    </>
  )
}
