import type { Message } from '@longmall/contract/messaging.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { MessageText } from './message-text.tsx'

const kinds = ['mail', 'sms'] as const
const states = ['queued', 'sent', 'failed'] as const
const tones: Record<Message['state'], Tone> = { queued: 'default', sent: 'success', failed: 'error' }

/** Mail and SMS of the last 30 days; without a provider, the screen to read them (IDN-14). */
export function OutboxScreen() {
  const t = useTranslations()
  const { time } = useFormat()
  return (
    <>
      <PageHead title={t('outbox')} lead={t('outbox_note')} />
      <ResourceList
        operation="messaging/list_messages"
        rowKey="message_id"
        empty={t('outbox_empty')}
        expand={(message) => <MessageText message={message} />}
        filters={[
          { kind: 'text', name: 'recipient', label: t('outbox_recipient'), maxLength: 254 },
          {
            kind: 'choice',
            name: 'kind',
            label: t('outbox_kind'),
            options: kinds.map((value) => ({ value, label: t(`outbox_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: t('outbox_state'),
            options: states.map((value) => ({ value, label: t(`outbox_${value}`) })),
          },
        ]}
        columns={[
          { name: 'created_at', title: t('outbox_time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'kind',
            title: t('outbox_kind'),
            render: ({ kind }) => <span style={{ whiteSpace: 'nowrap' }}>{t(`outbox_${kind}`)}</span>,
          },
          { name: 'recipient', title: t('outbox_recipient') },
          { name: 'subject', title: t('outbox_subject'), render: ({ subject, body }) => (subject ?? body).slice(0, 80) },
          {
            name: 'state',
            title: t('outbox_state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`outbox_${state}`)}</StateTag>,
          },
        ]}
      />
    </>
  )
}
