import type { Job } from '@longmall/contract/ops-staff.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Alert, Card, Descriptions, Flex, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { linkToList } from '../shell/list/remembered-lists.ts'
import { ToList } from '../shell/list/to-list.tsx'
import { JobActions } from './job-actions.tsx'
import { JobKind } from './job-kind.tsx'
import { jobTones } from './job-list.tsx'

const listOf = (source?: string) => (source === 'event' ? '/jobs/events' : '/jobs/timers')

/** One timer or event, with its error and what can be done about it (CON-09). */
export function JobScreen() {
  const t = useTranslations('jobs')
  const { job_key = '' } = useSearch({ strict: false }) as { job_key?: string }
  const [source, id] = job_key.split('-')
  return (
    <>
      <PageHead title={t(source === 'event' ? 'event_title' : 'timer_title', { id: id ?? '' })}>
        <ToList to={listOf(source)}>{t('back')}</ToList>
      </PageHead>
      <Loaded query={query('ops/job', { job_key })}>{(job) => <JobCard job={job} />}</Loaded>
    </>
  )
}

function JobCard({ job }: { job: Job }) {
  const t = useTranslations('jobs')
  const tCommon = useTranslations()
  const { time } = useFormat()
  const navigate = useNavigate()
  const isEvent = job.job_key.startsWith('event')
  const list = listOf(isEvent ? 'event' : 'timer')
  const items = [
    { key: 'kind', label: t('kind'), children: <JobKind name={job.kind} /> },
    {
      key: 'subject',
      label: t(isEvent ? 'payload' : 'subject'),
      children: <Typography.Text style={{ overflowWrap: 'anywhere' }}>{job.subject}</Typography.Text>,
    },
    { key: 'state', label: tCommon('state'), children: <StateTag tone={jobTones[job.state]}>{t(job.state)}</StateTag> },
    { key: 'due', label: t('due'), children: time(job.due_at) },
    { key: 'attempts', label: t('attempts'), children: job.attempts },
    { key: 'failed', label: t('failed_at'), children: time(job.failed_at) },
  ]
  return (
    <Card size="small" style={{ maxWidth: 1000 }}>
      <Flex vertical gap={16}>
        <Descriptions size="small" column={{ xs: 1, md: 2 }} items={items} />
        {job.error === null ? (
          <Typography.Text type="secondary">{t('no_error')}</Typography.Text>
        ) : (
          <Alert
            type="error"
            showIcon
            title={t('error')}
            description={<span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{job.error}</span>}
          />
        )}
        <Flex gap={8} wrap>
          <JobActions job={job} type="default" onRemoved={() => void navigate(linkToList(list) as never)} />
        </Flex>
      </Flex>
    </Card>
  )
}
