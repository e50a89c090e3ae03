import { type StaffTask, taskKinds, taskPeriods } from '@longmall/contract/reward-staff.ts'
import { nameOf } from '../../promotions/campaigns/name-of.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { GivesOf } from '../gives-of.tsx'
import { TaskDrawer } from './task-drawer.tsx'
import { TaskFigures } from './task-figures.tsx'

const actionsOf = (task: StaffTask) => <TaskActions task={task} />
const figuresOf = ({ task_id }: StaffTask) => <TaskFigures task_id={task_id} />

/** Tasks of the task centre (PRM-16), in the order in which members see them. */
export function TasksScreen() {
  const say = useWords('reward')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  return (
    <>
      <PageHead title={say('tasks_title')} lead={say('tasks_lead')}>
        <TaskDrawer label={say('create_task')} type="primary" />
      </PageHead>
      <ResourceList
        operation="reward/list_tasks"
        rowKey="task_id"
        empty={say('tasks_empty')}
        expand={figuresOf}
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: say('task_kind'),
            options: taskKinds.map((value) => ({ value, label: say(`task_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'period',
            label: say('period'),
            options: taskPeriods.map((value) => ({ value, label: say(`period_${value}`) })),
          },
          { kind: 'flag', name: 'is_on', label: common('state'), yes: common('on'), no: common('off') },
        ]}
        columns={[
          { name: 'task_id', title: '#', sort: 'task_id' },
          {
            name: 'name',
            title: say('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          { name: 'kind', title: say('task_kind'), render: ({ kind }) => say(`task_${kind}`) },
          { name: 'period', title: say('period'), render: ({ period }) => say(`period_${period}`) },
          { name: 'goal', title: say('goal'), sort: 'goal', align: 'right', render: ({ goal }) => count(goal) },
          { name: 'gives', title: say('gives'), render: (task) => <GivesOf {...task} /> },
          { name: 'position', title: say('position'), sort: 'position', align: 'right', render: ({ position }) => count(position) },
          {
            name: 'is_on',
            title: common('state'),
            render: ({ is_on }) => <StateTag tone={is_on ? 'good' : 'plain'}>{common(is_on ? 'on' : 'off')}</StateTag>,
          },
        ]}
        actions={actionsOf}
      />
    </>
  )
}

/** What can be done with a task: edited, switched on or off. */
function TaskActions({ task }: { task: StaffTask }) {
  const say = useWords('reward')
  const common = useWords()
  const { task_id, version, is_on } = task
  return (
    <>
      <TaskDrawer task={task} label={common('edit')} />
      <ActionButton
        command="reward/switch_task"
        input={{ task_id, version, is_on: !is_on }}
        label={say(is_on ? 'switch_off' : 'switch_on')}
        type="link"
        asks={say(is_on ? 'asks_task_off' : 'asks_task_on')}
        isDanger={is_on}
      />
    </>
  )
}
