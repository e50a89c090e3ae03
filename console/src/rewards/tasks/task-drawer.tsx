import type { StaffTask } from '@longmall/contract/reward-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../../shell/form/editing.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { emptyTask, fixedOf, taskFields, toForm, toInput } from './task-fields.ts'

export interface TaskDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** One that is edited; none: a new one. */
  task?: StaffTask
}

/** A button that opens the form of a task. */
export function TaskDrawer({ label, type = 'link', task }: TaskDrawerProps) {
  const t = useTranslations('reward')
  const edited =
    task && editing(task, query('reward/task_view', { task_id: task.task_id }), (now) => ({ initial: toForm(now), fixed: fixedOf(now) }))
  return (
    <FormDrawer
      command="reward/save_task"
      label={label}
      type={type}
      width={720}
      fields={taskFields(t)}
      shape={toInput}
      {...(edited ?? { initial: emptyTask })}
    />
  )
}
