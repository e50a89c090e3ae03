import { type Adjustment } from '@longmall/contract/wallet.ts'
import { unitScale } from '@longmall/contract/units.ts'
import { Flex } from 'antd'
import { MemberFacts } from '../../shell/member/member-facts.tsx'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { usePurposeWords } from '../owed/purpose-words.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { MemberPicker } from '../../shell/member/member-picker.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { MemberBalance } from './member-balance.tsx'

const states = ['requested', 'approved', 'refused'] as const
const tones: Record<Adjustment['state'], Tone> = { requested: 'wait', approved: 'good', refused: 'plain' }
const buckets = ['withdrawable', 'non_withdrawable', 'available'] as const

/** Changes of balances by hand: asked for by one operator, decided by another (WAL-08). */
export function AdjustmentsScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('finance')
  const { money, time } = useFormat()
  const unitName = useUnitName()
  const purposeWords = usePurposeWords()
  return (
    <>
      <PageHead title={menu('adjustments')} lead={say('adjustments_lead')}>
        <FormDrawer
          command="wallet/adjust_request"
          label={say('ask_adjustment')}
          type="primary"
          initial={{ unit: 'MONEY', bucket: 'non_withdrawable' }}
          fields={[
            {
              kind: 'custom',
              name: 'member_id',
              label: say('member'),
              isRequired: true,
              render: (control) => <MemberPicker {...control}>{balanceOf}</MemberPicker>,
            },
            {
              kind: 'choice',
              name: 'unit',
              label: say('unit'),
              isRequired: true,
              options: Object.keys(unitScale).map((value) => ({ value, label: unitName(value) })),
            },
            {
              kind: 'choice',
              name: 'bucket',
              label: say('bucket'),
              isRequired: true,
              help: say('bucket_help'),
              options: buckets.map((value) => ({ value, label: say(`bucket_${value}`) })),
            },
            { kind: 'money', name: 'amount', label: say('amount'), unit: '±', isRequired: true, help: say('amount_help') },
            { kind: 'area', name: 'reason', label: frame('reason'), maximum: 500, isRequired: true },
          ]}
        />
      </PageHead>
      <ResourceList
        operation="wallet/adjustments"
        isCards
        rowKey="adjustment_id"
        empty={say('adjustments_empty')}
        actions={(row) => row.state === 'requested' && <Decision row={row} />}
        filters={[
          { kind: 'choice', name: 'state', label: frame('state'), options: states.map((value) => ({ value, label: say(`adj_${value}`) })) },
          { kind: 'number', name: 'member_id', label: say('member_id') },
        ]}
        columns={[
          {
            name: 'member_id',
            title: say('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          { name: 'amount', title: say('amount'), align: 'right', render: ({ amount, unit }) => money(amount, unit) },
          {
            name: 'purpose',
            title: say('account'),
            render: ({ member_id, unit, purpose }) => (
              <RecordLink to="/ledger/statement" search={{ member_id, unit, purpose }}>
                {purposeWords(purpose)}
              </RecordLink>
            ),
          },
          { name: 'reason', title: frame('reason') },
          { name: 'state', title: frame('state'), render: ({ state }) => <StateTag tone={tones[state]}>{say(`adj_${state}`)}</StateTag> },
          {
            name: 'requested_by_name',
            title: say('requested_by'),
            sort: 'requested_at',
            render: (row) => `${row.requested_by_name} · ${time(row.requested_at)}`,
          },
          {
            name: 'decided_by_name',
            title: say('decided_by'),
            sort: 'decided_at',
            render: (row) => (row.decided_by_name ? `${row.decided_by_name} · ${time(row.decided_at)}` : '–'),
          },
        ]}
      />
    </>
  )
}

const balanceOf = (member_id: number) => <MemberBalance member_id={member_id} />

function Decision({ row: { adjustment_id, version, amount, unit, account, member_id, reason } }: { row: Adjustment }) {
  const say = useWords('finance')
  const { money } = useFormat()
  const input = { adjustment_id, version }
  const who = <MemberFacts member_id={member_id}>{balanceOf(member_id)}</MemberFacts>
  return (
    <Flex>
      <ActionButton
        command="wallet/adjust_approve"
        input={input}
        label={say('approve')}
        type="link"
        asks={
          <Flex vertical gap={8}>
            {say('approve_adjustment_asks', { amount: money(amount, unit), account })}
            {who}
            {reason}
          </Flex>
        }
      />
      <ActionButton
        command="wallet/adjust_refuse"
        input={input}
        label={say('refuse')}
        type="link"
        isDanger
        asks={
          <Flex vertical gap={8}>
            {say('refuse_adjustment_asks')}
            {who}
          </Flex>
        }
      />
    </Flex>
  )
}
