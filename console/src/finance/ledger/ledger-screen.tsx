import type { OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Card, Flex, Table } from 'antd'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { usePurposeWords } from '../owed/purpose-words.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { MemberPicker } from '../../shell/member/member-picker.tsx'
import { useWords } from '../../shell/language.tsx'

type View = OutputOf<typeof wallet.account_view>

/** Accounts of a member or of the house: what each holds, what is set aside, and the way to its entries (CON-06, WAL-08). */
export function LedgerScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('finance')
  const owed = useWords('owed')
  const may = useMay()
  const navigate = useNavigate()
  const search: { member_id?: number } = useSearch({ strict: false })
  const { member_id } = search
  const go = (next: number | null) => void navigate({ to: '/ledger', search: (next ? { member_id: next } : {}) as never })
  const reason = { kind: 'area', name: 'reason', label: frame('reason'), maximum: 200, isRequired: true } as const
  return (
    <>
      <PageHead title={menu('ledger')} lead={say('ledger_lead')}>
        {may('wallet/export_entries') && (
          <Link to="/imports" search={{ tab: 'ledger' } as never}>
            {owed('export_entries')}
          </Link>
        )}
      </PageHead>
      <Flex gap={12} align="center" wrap style={{ marginBottom: 16 }} role="search">
        <MemberPicker label={say('member')} value={member_id} onChange={(next) => go(typeof next === 'number' ? next : null)} />
        {!member_id && <strong>{say('house')}</strong>}
        {member_id && may('member/freeze') && (
          <>
            <ActionButton
              command="member/freeze"
              input={{ member_id }}
              label={say('freeze')}
              isDanger
              asks={say('freeze_asks')}
              fields={[reason]}
            />
            <ActionButton
              command="member/unfreeze"
              input={{ member_id }}
              label={say('unfreeze')}
              asks={say('unfreeze_asks')}
              fields={[reason]}
            />
          </>
        )}
      </Flex>
      <Loaded query={query('wallet/account_view', member_id ? { member_id } : {})}>
        {(view) => (
          <Flex vertical gap={16}>
            <Accounts view={view} member_id={member_id} />
            <Card size="small" title={say('holds')}>
              <Holds holds={view.holds} />
            </Card>
          </Flex>
        )}
      </Loaded>
    </>
  )
}

function Accounts({ view, member_id }: { view: View; member_id: number | undefined }) {
  const frame = useWords()
  const say = useWords('finance')
  const { money, count } = useFormat()
  const unitName = useUnitName()
  const purposeWords = usePurposeWords()
  return (
    <Table<View['accounts'][number]>
      rowKey={({ unit, purpose }) => `${unit} ${purpose}`}
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={view.accounts}
      columns={[
        {
          title: say('account'),
          render: (_, { unit, purpose }) => (
            <Link to="/ledger/statement" search={{ unit, purpose, ...(member_id && { member_id }) } as never}>
              {purposeWords(purpose)}
            </Link>
          ),
        },
        { title: say('unit'), render: (_, { unit }) => unitName(unit) },
        { title: say('posted'), align: 'right', render: (_, { posted, unit }) => money(posted, unit) },
        { title: say('held'), align: 'right', render: (_, { held, unit }) => money(held, unit) },
        { title: say('entries'), align: 'right', render: (_, { entry_count }) => (entry_count === null ? '–' : count(entry_count)) },
        {
          title: frame('state'),
          render: (_, { is_open }) => (
            <StateTag tone={is_open ? 'good' : 'plain'}>{say(is_open ? 'account_open' : 'account_shut')}</StateTag>
          ),
        },
      ]}
    />
  )
}

function Holds({ holds }: { holds: View['holds'] }) {
  const frame = useWords()
  const say = useWords('finance')
  const purposeWords = usePurposeWords()
  const { money, time } = useFormat()
  if (holds.length === 0) return say('holds_none')
  return (
    <Table<View['holds'][number]>
      rowKey="hold_id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={holds}
      columns={[
        { title: say('account'), render: (_, { purpose }) => purposeWords(purpose) },
        { title: say('amount'), align: 'right', render: (_, { amount, unit }) => money(amount, unit) },
        { title: frame('reason'), dataIndex: 'reason' },
        { title: say('time'), render: (_, { placed_at }) => time(placed_at) },
      ]}
    />
  )
}
