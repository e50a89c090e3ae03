import type { ApplicationState, application } from '@longmall/contract/application.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Descriptions } from 'antd'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'

type Row = OutputOf<typeof application.review>
const kinds = ['join', 'franchise'] as const
const states = ['new', 'accepted', 'refused'] as const
const tones: Record<ApplicationState, Tone> = { new: 'warning', accepted: 'success', refused: 'default' }

const messageOf = (row: Row) => <Message row={row} />
const decisionOf = (row: Row) => row.state === 'new' && <Decide row={row} />

/** Applications to join or to open a franchise shop (CAT-15); each is decided once, and the applicant notified by SMS. */
export function ApplicationsScreen() {
  const t = useTranslations('application')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <ResourceList
        operation="application/list"
        rowKey="application_id"
        empty={t('empty')}
        expand={messageOf}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword'), width: 320, maxLength: 40 },
          { kind: 'choice', name: 'kind', label: t('kind'), options: kinds.map((value) => ({ value, label: t(`kind_${value}`) })) },
          { kind: 'choice', name: 'state', label: t('state'), options: states.map((value) => ({ value, label: t(`state_${value}`) })) },
        ]}
        columns={[
          { name: 'application_no', title: t('number') },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          { name: 'state', title: t('state'), render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag> },
          { name: 'name', title: t('name') },
          { name: 'mobile', title: t('mobile') },
          { name: 'city', title: t('city'), render: ({ city, country }) => `${city} (${country})` },
          {
            name: 'member',
            title: t('member'),
            render: ({ member_id }) => (member_id === null ? '–' : <MemberLink member_id={member_id} />),
          },
          { name: 'created_at', title: t('applied_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'decided_at', title: t('decided_at'), sort: 'decided_at', isExtra: true, render: ({ decided_at }) => time(decided_at) },
        ]}
        actions={decisionOf}
      />
    </>
  )
}

function Message({ row: { message, reply, decided_at } }: { row: Row }) {
  const t = useTranslations('application')
  const { time } = useFormat()
  const items = [
    { key: 'message', label: t('message'), children: <span style={{ whiteSpace: 'pre-line' }}>{message || '–'}</span> },
    ...(reply ? [{ key: 'reply', label: t('reply'), children: <span style={{ whiteSpace: 'pre-line' }}>{reply}</span> }] : []),
    ...(decided_at ? [{ key: 'decided', label: t('decided_at'), children: time(decided_at) }] : []),
  ]
  return <Descriptions size="small" column={1} style={{ maxWidth: 800 }} items={items} />
}

function Decide({ row: { application_id, version } }: { row: Row }) {
  const t = useTranslations('application')
  const reply = { kind: 'area', name: 'reply', label: t('reply'), maximum: 500, rows: 4, help: t('reply_help') } as const
  return (
    <>
      <ActionButton
        command="application/review"
        input={{ application_id, version, decision: 'accepted' }}
        label={t('accept')}
        type="link"
        question={t('accept_confirm')}
        fields={[reply]}
      />
      <ActionButton
        command="application/review"
        input={{ application_id, version, decision: 'refused' }}
        label={t('refuse')}
        type="link"
        question={t('refuse_confirm')}
        fields={[reply]}
        isDanger
      />
    </>
  )
}
