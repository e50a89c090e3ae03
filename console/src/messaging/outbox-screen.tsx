import type { Message } from '@longmall/contract/messaging.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Flex, Input, Select, Table, Tag, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { pages } from '../shell/query.ts'
import { MessageWords } from './message-words.tsx'

const kinds = ['mail', 'sms'] as const
const states = ['queued', 'sent', 'failed'] as const
const colours = { queued: 'default', sent: 'success', failed: 'error' } as const

interface Filter {
  recipient?: string | undefined
  kind?: Message['kind'] | undefined
  state?: Message['state'] | undefined
}

/** Mail and SMS of the last 30 days; where nothing sends them, the place to read them (IDN-14). */
export function OutboxScreen() {
  const say = useWords()
  const [filter, setFilter] = useState<Filter>({})
  const messages = useInfiniteQuery(pages('messaging/list_messages', filter))
  useEffect(() => {
    document.title = `${say('outbox')} · ${say('title')}`
  }, [say])
  return (
    <>
      <Typography.Title level={1} style={{ fontSize: 24, marginTop: 0 }}>
        {say('outbox')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{say('outbox_note')}</Typography.Paragraph>
      <OutboxFilter onChange={(change) => setFilter({ ...filter, ...change })} />
      {messages.isError && (
        <Alert
          type="error"
          showIcon
          style={{ marginBottom: 16 }}
          title={say('failed')}
          description={messages.error.message || say('unreachable')}
          action={<Button onClick={() => void messages.refetch()}>{say('retry')}</Button>}
        />
      )}
      <MessageTable rows={messages.data?.pages.flatMap(({ list }) => list) ?? []} isLoading={messages.isPending} />
      {messages.hasNextPage && (
        <Flex justify="center" style={{ marginTop: 16 }}>
          <Button loading={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
            {say('outbox_older')}
          </Button>
        </Flex>
      )}
    </>
  )
}

function OutboxFilter({ onChange }: { onChange: (change: Filter) => void }) {
  const say = useWords()
  return (
    <Flex gap={12} wrap style={{ marginBottom: 16 }} role="search">
      <Input.Search
        allowClear
        style={{ width: 280 }}
        maxLength={254}
        aria-label={say('outbox_recipient')}
        placeholder={say('outbox_recipient')}
        onSearch={(text) => onChange({ recipient: text.trim() || undefined })}
      />
      <Select
        allowClear
        style={{ width: 160 }}
        aria-label={say('outbox_kind')}
        placeholder={say('outbox_kind')}
        options={kinds.map((value) => ({ value, label: say(`outbox_${value}`) }))}
        onChange={(kind?: Filter['kind']) => onChange({ kind })}
      />
      <Select
        allowClear
        style={{ width: 180 }}
        aria-label={say('outbox_state')}
        placeholder={say('outbox_state')}
        options={states.map((value) => ({ value, label: say(`outbox_${value}`) }))}
        onChange={(state?: Filter['state']) => onChange({ state })}
      />
    </Flex>
  )
}

const expandedRowRender = (message: Message) => <MessageWords message={message} />

function MessageTable({ rows, isLoading }: { rows: Message[]; isLoading: boolean }) {
  const say = useWords()
  const { language } = useConsoleLanguage()
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <Table<Message>
      rowKey="message_id"
      size="small"
      loading={isLoading}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 900 }}
      tableLayout="fixed"
      locale={{ emptyText: <Empty description={say('outbox_empty')} /> }}
      expandable={{ expandedRowRender }}
      columns={[
        { title: say('outbox_time'), dataIndex: 'created_at', width: 200, render: (at: string) => time.format(new Date(at)) },
        { title: say('outbox_kind'), dataIndex: 'kind', width: 120, render: (kind: Message['kind']) => say(`outbox_${kind}`) },
        { title: say('outbox_recipient'), dataIndex: 'recipient', width: 240, ellipsis: true },
        { title: say('outbox_subject'), ellipsis: true, render: (_, { subject, body }) => subject ?? body },
        {
          title: say('outbox_state'),
          dataIndex: 'state',
          width: 140,
          render: (state: Message['state']) => <Tag color={colours[state]}>{say(`outbox_${state}`)}</Tag>,
        },
      ]}
    />
  )
}
