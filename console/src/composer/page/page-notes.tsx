import type { ComposedPage } from '@longmall/contract/content-staff.ts'
import { Alert, Button } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import type { Draft } from '../draft/use-draft.ts'

/** What an operator should know of the page: how its draft stands, a planned publication, a failure to save. */
export function PageNotes({ page: { page, has_draft, published, published_at, schedule }, draft }: { page: ComposedPage; draft: Draft }) {
  const say = useWords('composer')
  const { time } = useFormat()
  const stand = published === 0 ? say('as_it_came') : say('published_as', { published, time: time(published_at) })
  return (
    <>
      <p role="status" style={{ color: '#5c5c69', margin: '0 0 12px' }}>
        {draft.state === 'saving' ? say('saving') : has_draft ? say('draft_saved') : say('no_draft')} · {stand}
      </p>
      {draft.state === 'failed' && (
        <Alert
          type="error"
          showIcon
          style={{ marginBottom: 12 }}
          title={say('not_saved')}
          description={draft.failure?.message}
          action={<Button onClick={draft.retry}>{say('save_again')}</Button>}
        />
      )}
      {schedule && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 12 }}
          title={say('scheduled_for', { time: time(schedule.due_at), name: schedule.staff_name })}
          description={[schedule.note, say('scheduled_help')].filter(Boolean).join(' · ')}
          action={
            <ActionButton
              command="content/cancel_schedule"
              input={{ page }}
              label={say('cancel_schedule')}
              asks={say('cancel_schedule_asks')}
            />
          }
        />
      )}
    </>
  )
}
