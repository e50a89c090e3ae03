import type { Work } from '@longmall/contract/work.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '../shell/call/query-client.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { WorkActions } from './work-actions.tsx'
import { WorkProgress } from './work-progress.tsx'

const beatMs = 2000
const states = ['queued', 'running', 'done', 'failed', 'cancelled'] as const satisfies readonly Work['state'][]
const actionsOf = (work: Work) => <WorkActions work={work} />

/** All long work that the operator may see, with bars that move (CON-10). */
export function WorksScreen() {
  const say = useWords('work')
  const menu = useWords('menu')
  const common = useWords()
  const { time } = useFormat()
  useEffect(() => {
    const beat = setInterval(() => {
      if (!document.hidden) void queryClient.invalidateQueries({ queryKey: ['work', 'list'] })
    }, beatMs)
    return () => clearInterval(beat)
  }, [])
  return (
    <>
      <PageHead title={menu('work')} lead={say('lead')} />
      <ResourceList
        operation="work/list"
        rowKey="work_id"
        empty={say('empty')}
        filters={[
          {
            kind: 'choice',
            name: 'whose',
            label: say('whose'),
            options: [
              { value: 'mine', label: say('mine') },
              { value: 'all', label: say('everybodys') },
            ],
          },
          {
            kind: 'choice',
            name: 'state',
            label: common('state'),
            options: states.map((value) => ({ value, label: say(`state_${value}`) })),
          },
        ]}
        columns={[
          {
            name: 'title',
            title: say('title'),
            render: ({ work_id, title }) => (
              <Link to="/work/one" search={{ work_id } as never}>
                {title}
              </Link>
            ),
          },
          { name: 'progress', title: say('progress'), render: (work) => <WorkProgress work={work} /> },
          { name: 'started_by', title: say('started_by'), render: ({ staff_name }) => staff_name },
          { name: 'created_at', title: say('created'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'ended_at', title: say('ended'), sort: 'ended_at', render: ({ ended_at }) => time(ended_at) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
