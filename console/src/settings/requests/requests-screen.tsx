import { settingRequestStates, type SettingRequest, type SettingRow } from '@longmall/contract/setting.ts'
import { useQuery } from '@tanstack/react-query'
import { Flex, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { SettingPlaces } from './setting-places.tsx'
import { useNames } from '../use-names.ts'
import { useValueWords } from '../use-value-words.ts'

const tones: Record<SettingRequest['state'], Tone> = {
  waiting: 'wait',
  applied: 'good',
  refused: 'plain',
  withdrawn: 'plain',
  stale: 'bad',
}

/** Changes of settings that wait for a second operator or for their time, and what became of earlier ones. */
export function SettingRequestsScreen() {
  const frame = useWords()
  const say = useWords('setting')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={say('requests')} lead={say('requests_lead')} />
      <SettingPlaces />
      <ResourceList
        operation="setting/list_requests"
        isCards
        rowKey="request_id"
        empty={say('requests_none')}
        actions={(row) => row.state === 'waiting' && <Decision row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: frame('state'),
            options: settingRequestStates.map((value) => ({ value, label: say(`request_${value}`) })),
          },
        ]}
        columns={[
          { name: 'list', title: say('what'), render: (row) => <What row={row} /> },
          {
            name: 'state',
            title: frame('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{say(`request_${state}`)}</StateTag>,
          },
          {
            name: 'requested_by',
            title: say('requested_by'),
            sort: 'requested_at',
            render: (row) => `${row.requested_by} · ${time(row.requested_at)}`,
          },
          {
            name: 'effective_at',
            title: say('made_at'),
            sort: 'effective_at',
            render: (row) => (row.effective_at ? time(row.effective_at) : say('when_approved')),
          },
          {
            name: 'decided_by',
            title: say('decided_by'),
            render: (row) => (row.decided_at ? `${row.decided_by ?? '–'} · ${time(row.decided_at)}` : '–'),
          },
          { name: 'reason', title: frame('reason'), render: (row) => row.answer || row.reason || '–' },
        ]}
      />
    </>
  )
}

/** Each setting with what it is and what it would become; of a secret its name alone. */
function What({ row: { list, state } }: { row: SettingRequest }) {
  const say = useWords('setting')
  const { nameOf } = useNames()
  const valueWords = useValueWords()
  const { data } = useQuery(query('setting/list', {}))
  const known = new Map<string, SettingRow>(data?.list.map((setting) => [setting.key, setting]))
  return list.map(({ key, value, present, is_secret }) => {
    const setting = known.get(key)
    const words = (one: string | null) => (setting ? valueWords(setting, one) : (one ?? ''))
    const becomes = state === 'waiting' ? say('becomes', { from: words(present), to: words(value) }) : words(value)
    return (
      <div key={key} style={{ overflowWrap: 'anywhere' }}>
        <strong>{nameOf(key)}</strong>
        <div>{is_secret ? say('hidden_value') : becomes}</div>
      </div>
    )
  })
}

function Decision({ row: { request_id, version, is_own, obstacle } }: { row: SettingRequest }) {
  const say = useWords('setting')
  const input = { request_id, version }
  if (is_own)
    return <ActionButton command="setting/withdraw_request" input={input} label={say('withdraw')} type="link" asks={say('withdraw_asks')} />
  return (
    <Flex align="center" wrap>
      {obstacle === null ? (
        <ActionButton command="setting/approve_request" input={input} label={say('approve')} type="link" asks={say('approve_asks')} />
      ) : (
        <Typography.Text type="secondary">{say(`obstacle_${obstacle}`)}</Typography.Text>
      )}
      {obstacle !== 'permission' && (
        <ActionButton
          command="setting/refuse_request"
          input={input}
          label={say('refuse')}
          type="link"
          isDanger
          asks={say('withdraw_asks')}
          fields={[{ kind: 'area', name: 'answer', label: say('answer'), maximum: 200, isRequired: true }]}
        />
      )}
    </Flex>
  )
}
