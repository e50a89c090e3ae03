import type { ApplicationState, application } from '@longmall/contract/application.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Descriptions } from 'antd'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'

type Row = OutputOf<typeof application.review>
const kinds = ['join', 'franchise'] as const
const states = ['new', 'accepted', 'refused'] as const
const tones: Record<ApplicationState, Tone> = { new: 'wait', accepted: 'good', refused: 'plain' }

const messageOf = (row: Row) => <Message row={row} />
const decisionOf = (row: Row) => row.state === 'new' && <Decide row={row} />

/** Who asks to join or to open a franchise shop (CAT-15); each is answered once, and told by SMS. */
export function ApplicationsScreen() {
  const say = useWords('application')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <ResourceList
        operation="application/list"
        rowKey="application_id"
        empty={say('empty')}
        expand={messageOf}
        filters={[
          { kind: 'text', name: 'keyword', label: say('keyword'), width: 320, maxLength: 40 },
          { kind: 'choice', name: 'kind', label: say('kind'), options: kinds.map((value) => ({ value, label: say(`kind_${value}`) })) },
          { kind: 'choice', name: 'state', label: say('state'), options: states.map((value) => ({ value, label: say(`state_${value}`) })) },
        ]}
        columns={[
          { name: 'application_no', title: say('number') },
          { name: 'kind', title: say('kind'), render: ({ kind }) => say(`kind_${kind}`) },
          { name: 'state', title: say('state'), render: ({ state }) => <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag> },
          { name: 'name', title: say('name') },
          { name: 'mobile', title: say('mobile') },
          { name: 'city', title: say('city'), render: ({ city, country }) => `${city} (${country})` },
          {
            name: 'member',
            title: say('member'),
            render: ({ member_id }) => (member_id === null ? '–' : <MemberLink member_id={member_id} />),
          },
          { name: 'created_at', title: say('applied_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'decided_at', title: say('decided_at'), sort: 'decided_at', isExtra: true, render: ({ decided_at }) => time(decided_at) },
        ]}
        actions={decisionOf}
      />
    </>
  )
}

function Message({ row: { message, reply, decided_at } }: { row: Row }) {
  const say = useWords('application')
  const { time } = useFormat()
  const items = [
    { key: 'message', label: say('message'), children: <span style={{ whiteSpace: 'pre-line' }}>{message || '–'}</span> },
    ...(reply ? [{ key: 'reply', label: say('reply'), children: <span style={{ whiteSpace: 'pre-line' }}>{reply}</span> }] : []),
    ...(decided_at ? [{ key: 'decided', label: say('decided_at'), children: time(decided_at) }] : []),
  ]
  return <Descriptions size="small" column={1} style={{ maxWidth: 800 }} items={items} />
}

function Decide({ row: { application_id, version } }: { row: Row }) {
  const say = useWords('application')
  const reply = { kind: 'area', name: 'reply', label: say('reply'), maximum: 500, rows: 4, help: say('reply_help') } as const
  return (
    <>
      <ActionButton
        command="application/review"
        input={{ application_id, version, decision: 'accepted' }}
        label={say('accept')}
        type="link"
        asks={say('accept_asks')}
        fields={[reply]}
      />
      <ActionButton
        command="application/review"
        input={{ application_id, version, decision: 'refused' }}
        label={say('refuse')}
        type="link"
        asks={say('refuse_asks')}
        fields={[reply]}
        isDanger
      />
    </>
  )
}
