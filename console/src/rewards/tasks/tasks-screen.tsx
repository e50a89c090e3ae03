import { type StaffTask, taskKinds, taskPeriods } from '@longmall/contract/reward-staff.ts'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { RewardContents } from '../reward-contents.tsx'
import { TaskDrawer } from './task-drawer.tsx'
import { TaskFigures } from './task-figures.tsx'

const actionsOf = (task: StaffTask) => <TaskActions task={task} />
const figuresOf = ({ task_id }: StaffTask) => <TaskFigures task_id={task_id} />

/** Tasks of the task centre (PRM-16), in the order in which members see them. */
export function TasksScreen() {
  const t = useTranslations('reward')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  return (
    <>
      <PageHead title={t('tasks_title')} lead={t('tasks_lead')}>
        <TaskDrawer label={t('create_task')} type="primary" />
      </PageHead>
      <ResourceList
        operation="reward/list_tasks"
        rowKey="task_id"
        empty={t('tasks_empty')}
        expand={figuresOf}
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('task_kind'),
            options: taskKinds.map((value) => ({ value, label: t(`task_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'period',
            label: t('period'),
            options: taskPeriods.map((value) => ({ value, label: t(`period_${value}`) })),
          },
          { kind: 'flag', name: 'is_on', label: tCommon('state'), yes: tCommon('on'), no: tCommon('off') },
        ]}
        columns={[
          { name: 'task_id', title: '#', sort: 'task_id' },
          {
            name: 'name',
            title: t('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          { name: 'kind', title: t('task_kind'), render: ({ kind }) => t(`task_${kind}`) },
          { name: 'period', title: t('period'), render: ({ period }) => t(`period_${period}`) },
          { name: 'goal', title: t('goal'), sort: 'goal', align: 'right', render: ({ goal }) => count(goal) },
          { name: 'reward', title: t('reward'), render: (task) => <RewardContents {...task} /> },
          { name: 'position', title: t('position'), sort: 'position', align: 'right', render: ({ position }) => count(position) },
          {
            name: 'is_on',
            title: tCommon('state'),
            render: ({ is_on }) => <StateTag tone={is_on ? 'success' : 'default'}>{tCommon(is_on ? 'on' : 'off')}</StateTag>,
          },
        ]}
        actions={actionsOf}
      />
    </>
  )
}

/** What can be done with a task: edited, switched on or off. */
function TaskActions({ task }: { task: StaffTask }) {
  const t = useTranslations('reward')
  const tCommon = useTranslations()
  const { task_id, version, is_on } = task
  return (
    <>
      <TaskDrawer task={task} label={tCommon('edit')} />
      <ActionButton
        command="reward/switch_task"
        input={{ task_id, version, is_on: !is_on }}
        label={t(is_on ? 'switch_off' : 'switch_on')}
        type="link"
        question={t(is_on ? 'confirm_task_off' : 'confirm_task_on')}
        isDanger={is_on}
      />
    </>
  )
}
