import type { Job, JobSource } from '@longmall/contract/ops-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { JobActions } from './job-actions.tsx'
import { JobKind, useKindWords } from './job-kind.tsx'
import { JobPlaces } from './job-places.tsx'

const states = ['waiting', 'late', 'running', 'failed', 'dead'] as const satisfies readonly Job['state'][]
export const jobTones: Record<Job['state'], Tone> = { waiting: 'plain', late: 'wait', running: 'busy', failed: 'wait', dead: 'bad' }

const actionsOf = (job: Job) => <JobActions job={job} />

/** Timers in the order in which they are due (CON-09). */
export const TimersScreen = () => <JobList source="timer" />
/** Events that somebody has not heard yet (CON-09). */
export const EventsScreen = () => <JobList source="event" />

function JobList({ source }: { source: JobSource }) {
  const say = useWords('jobs')
  const common = useWords()
  const menu = useWords('menu')
  const { time } = useFormat()
  const kindWords = useKindWords()
  const kinds = useQuery(query('ops/queues', {})).data?.[`${source}_kinds`] ?? []
  return (
    <>
      <PageHead title={`${menu('jobs')}: ${say(`${source}s`)}`} lead={say(`${source}s_lead`)} />
      <JobPlaces />
      <ResourceList
        operation="ops/jobs"
        key={source}
        fixed={{ source }}
        rowKey="job_key"
        empty={say(`${source}s_empty`)}
        actions={actionsOf}
        filters={[
          { kind: 'choice', name: 'state', label: common('state'), options: states.map((value) => ({ value, label: say(value) })) },
          {
            kind: 'choice',
            name: 'kind',
            label: say('kind'),
            width: 260,
            options: kinds.map((value) => ({ value, label: kindWords(value) })),
          },
          ...(source === 'timer' ? [{ kind: 'text' as const, name: 'subject', label: say('subject'), maxLength: 200 }] : []),
        ]}
        columns={[
          {
            name: 'kind',
            title: say('kind'),
            render: ({ job_key, kind }) => (
              <RecordLink to="/jobs/job" search={{ job_key }}>
                <JobKind name={kind} />
              </RecordLink>
            ),
          },
          {
            name: 'subject',
            title: say(source === 'timer' ? 'subject' : 'said'),
            render: ({ subject }) => (
              <Typography.Text style={{ maxWidth: 260, overflowWrap: 'anywhere' }}>{subject.slice(0, 120)}</Typography.Text>
            ),
          },
          { name: 'state', title: common('state'), render: ({ state }) => <StateTag tone={jobTones[state]}>{say(state)}</StateTag> },
          { name: 'due_at', title: say('due'), render: ({ due_at }) => time(due_at) },
          { name: 'tries', title: say('tries'), align: 'right', render: ({ tries }) => tries },
          {
            name: 'error',
            title: say('error'),
            render: ({ error }) =>
              error && (
                <span style={{ display: 'block', minWidth: 180, maxWidth: 260, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  {error.slice(0, 160)}
                </span>
              ),
          },
          { name: 'failed_at', title: say('failed_at'), isExtra: true, render: ({ failed_at }) => time(failed_at) },
        ]}
      />
    </>
  )
}
