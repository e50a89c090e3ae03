import type { Message } from '@longmall/contract/messaging.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { MessageWords } from './message-words.tsx'

const kinds = ['mail', 'sms'] as const
const states = ['queued', 'sent', 'failed'] as const
const tones: Record<Message['state'], Tone> = { queued: 'plain', sent: 'good', failed: 'bad' }

/** Mail and SMS of the last 30 days; where nothing sends them, the place to read them (IDN-14). */
export function OutboxScreen() {
  const say = useWords()
  const { time } = useFormat()
  return (
    <>
      <PageHead title={say('outbox')} lead={say('outbox_note')} />
      <ResourceList
        operation="messaging/list_messages"
        rowKey="message_id"
        empty={say('outbox_empty')}
        expand={(message) => <MessageWords message={message} />}
        filters={[
          { kind: 'text', name: 'recipient', label: say('outbox_recipient'), maxLength: 254 },
          {
            kind: 'choice',
            name: 'kind',
            label: say('outbox_kind'),
            options: kinds.map((value) => ({ value, label: say(`outbox_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: say('outbox_state'),
            options: states.map((value) => ({ value, label: say(`outbox_${value}`) })),
          },
        ]}
        columns={[
          { name: 'created_at', title: say('outbox_time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'kind',
            title: say('outbox_kind'),
            render: ({ kind }) => <span style={{ whiteSpace: 'nowrap' }}>{say(`outbox_${kind}`)}</span>,
          },
          { name: 'recipient', title: say('outbox_recipient') },
          { name: 'subject', title: say('outbox_subject'), render: ({ subject, body }) => (subject ?? body).slice(0, 80) },
          {
            name: 'state',
            title: say('outbox_state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`outbox_${state}`)}</StateTag>,
          },
        ]}
      />
    </>
  )
}
