import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button, Card, Table, Tag, Typography } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage } from '../shell/language.tsx'
import { mutation, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { FailureNote } from './failure-note.tsx'

type Session = OutputOf<Api['staff/security']>['sessions'][number]

/** One above the other: a telephone is too narrow for both in columns. */
const lines = (above: string, below: string) => (
  <>
    {above}
    <br />
    <Typography.Text type="secondary">{below}</Typography.Text>
  </>
)

/** The own open sessions, and an end to those elsewhere. */
export function SessionsCard() {
  const { t } = useConsoleLanguage()
  const { time } = useFormat()
  const { message } = App.useApp()
  const security = useQuery(query('staff/security', {}))
  const end = useMutation({
    ...mutation('staff/end_other_sessions'),
    onSuccess: ({ ended }) => {
      void message.success(t('other_sessions_ended', { count: ended }))
      void queryClient.invalidateQueries({ queryKey: ['staff', 'security'] })
    },
  })
  const sessions = security.data?.sessions ?? []
  const endOthers = (
    <Button disabled={sessions.length < 2} loading={end.isPending} onClick={() => end.mutate({})}>
      {t('end_other_sessions')}
    </Button>
  )
  return (
    <Card title={t('sessions')} extra={endOthers}>
      <FailureNote failure={security.error ?? end.error} />
      <Table<Session>
        rowKey={({ created_at, address }) => `${created_at} ${address}`}
        size="small"
        loading={security.isPending}
        dataSource={sessions}
        pagination={false}
        columns={[
          {
            title: lines(t('session_started'), t('session_last_active')),
            render: (_, { created_at, seen_at }) => lines(time(created_at), time(seen_at)),
          },
          { title: t('session_address'), dataIndex: 'address' },
          { render: (_, { is_current }) => is_current && <Tag color="success">{t('session_current')}</Tag> },
        ]}
      />
    </Card>
  )
}
