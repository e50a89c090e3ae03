import type { Job, JobSource } from '@longmall/contract/ops-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { JobActions } from './job-actions.tsx'
import { JobKind, useJobKindLabel } from './job-kind.tsx'
import { JobNavigation } from './job-navigation.tsx'

const states = ['waiting', 'late', 'running', 'failed', 'dead'] as const satisfies readonly Job['state'][]
export const jobTones: Record<Job['state'], Tone> = {
  waiting: 'default',
  late: 'warning',
  running: 'processing',
  failed: 'warning',
  dead: 'error',
}

const actionsOf = (job: Job) => <JobActions job={job} />

/** Timers in the order in which they are due (CON-09). */
export const TimersScreen = () => <JobList source="timer" />
/** Events that a subscriber has not processed yet (CON-09). */
export const EventsScreen = () => <JobList source="event" />

function JobList({ source }: { source: JobSource }) {
  const t = useTranslations('jobs')
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const { time } = useFormat()
  const kindLabel = useJobKindLabel()
  const kinds = useQuery(query('ops/queues', {})).data?.[`${source}_kinds`] ?? []
  return (
    <>
      <PageHead title={`${tMenu('jobs')}: ${t(`${source}s`)}`} lead={t(`${source}s_lead`)} />
      <JobNavigation />
      <ResourceList
        operation="ops/jobs"
        key={source}
        fixed={{ source }}
        rowKey="job_key"
        empty={t(`${source}s_empty`)}
        actions={actionsOf}
        filters={[
          { kind: 'choice', name: 'state', label: tCommon('state'), options: states.map((value) => ({ value, label: t(value) })) },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            width: 260,
            options: kinds.map((value) => ({ value, label: kindLabel(value) })),
          },
          ...(source === 'timer' ? [{ kind: 'text' as const, name: 'subject', label: t('subject'), maxLength: 200 }] : []),
        ]}
        columns={[
          {
            name: 'kind',
            title: t('kind'),
            render: ({ job_key, kind }) => (
              <RecordLink to="/jobs/job" search={{ job_key }}>
                <JobKind name={kind} />
              </RecordLink>
            ),
          },
          {
            name: 'subject',
            title: t(source === 'timer' ? 'subject' : 'payload'),
            render: ({ subject }) => (
              <Typography.Text style={{ maxWidth: 260, overflowWrap: 'anywhere' }}>{subject.slice(0, 120)}</Typography.Text>
            ),
          },
          { name: 'state', title: tCommon('state'), render: ({ state }) => <StateTag tone={jobTones[state]}>{t(state)}</StateTag> },
          { name: 'due_at', title: t('due'), render: ({ due_at }) => time(due_at) },
          { name: 'attempts', title: t('attempts'), align: 'right', render: ({ attempts }) => attempts },
          {
            name: 'error',
            title: t('error'),
            render: ({ error }) =>
              error && (
                <span style={{ display: 'block', minWidth: 180, maxWidth: 260, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  {error.slice(0, 160)}
                </span>
              ),
          },
          { name: 'failed_at', title: t('failed_at'), isExtra: true, render: ({ failed_at }) => time(failed_at) },
        ]}
      />
    </>
  )
}
