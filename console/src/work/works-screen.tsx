import type { Work } from '@longmall/contract/work.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '../shell/call/query-client.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { WorkActions } from './work-actions.tsx'
import { WorkProgress } from './work-progress.tsx'

const refetchMs = 2000
const states = ['queued', 'running', 'done', 'failed', 'cancelled'] as const satisfies readonly Work['state'][]
const actionsOf = (work: Work) => <WorkActions work={work} />

/** All long work that the operator may see, with bars that move (CON-10). */
export function WorksScreen() {
  const t = useTranslations('work')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { time } = useFormat()
  useEffect(() => {
    const beat = setInterval(() => {
      if (!document.hidden) void queryClient.invalidateQueries({ queryKey: ['work', 'list'] })
    }, refetchMs)
    return () => clearInterval(beat)
  }, [])
  return (
    <>
      <PageHead title={tMenu('work')} lead={t('lead')} />
      <ResourceList
        operation="work/list"
        rowKey="work_id"
        empty={t('empty')}
        filters={[
          {
            kind: 'choice',
            name: 'owner',
            label: t('owner'),
            options: [
              { value: 'mine', label: t('mine') },
              { value: 'all', label: t('anyone') },
            ],
          },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
        columns={[
          {
            name: 'title',
            title: t('title'),
            render: ({ work_id, title }) => (
              <Link to="/work/one" search={{ work_id } as never}>
                {title}
              </Link>
            ),
          },
          { name: 'progress', title: t('progress'), render: (work) => <WorkProgress work={work} /> },
          { name: 'started_by', title: t('started_by'), render: ({ staff_name }) => staff_name },
          { name: 'created_at', title: t('created'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'ended_at', title: t('ended'), sort: 'ended_at', render: ({ ended_at }) => time(ended_at) },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
