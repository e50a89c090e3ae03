import type { OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Card, Flex, Table } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { usePurposeLabel } from '../liabilities/purpose-label.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { MemberPicker } from '../../shell/member/member-picker.tsx'
import { useTranslations } from '../../shell/language.tsx'

type View = OutputOf<typeof wallet.account_view>

/** Accounts of a member or of the house: balance, holds, and a link to the entries (CON-06, WAL-08). */
export function LedgerScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('finance')
  const tLiability = useTranslations('liabilities')
  const can = usePermissions()
  const navigate = useNavigate()
  const search: { member_id?: number } = useSearch({ strict: false })
  const { member_id } = search
  const go = (next: number | null) => void navigate({ to: '/ledger', search: (next ? { member_id: next } : {}) as never })
  const reason = { kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 200, isRequired: true } as const
  return (
    <>
      <PageHead title={tMenu('ledger')} lead={t('ledger_lead')}>
        {can('wallet/export_entries') && (
          <Link to="/imports" search={{ tab: 'ledger' } as never}>
            {tLiability('export_entries')}
          </Link>
        )}
      </PageHead>
      <Flex gap={12} align="center" wrap style={{ marginBottom: 16 }} role="search">
        <MemberPicker label={t('member')} value={member_id} onChange={(next) => go(typeof next === 'number' ? next : null)} />
        {!member_id && <strong>{t('house')}</strong>}
        {member_id && can('member/freeze') && (
          <>
            <ActionButton
              command="member/freeze"
              input={{ member_id }}
              label={t('freeze')}
              isDanger
              question={t('freeze_confirm')}
              fields={[reason]}
            />
            <ActionButton
              command="member/unfreeze"
              input={{ member_id }}
              label={t('unfreeze')}
              question={t('unfreeze_confirm')}
              fields={[reason]}
            />
          </>
        )}
      </Flex>
      <Loaded query={query('wallet/account_view', member_id ? { member_id } : {})}>
        {(view) => (
          <Flex vertical gap={16}>
            <Accounts view={view} member_id={member_id} />
            <Card size="small" title={t('holds')}>
              <Holds holds={view.holds} />
            </Card>
          </Flex>
        )}
      </Loaded>
    </>
  )
}

function Accounts({ view, member_id }: { view: View; member_id: number | undefined }) {
  const tCommon = useTranslations()
  const t = useTranslations('finance')
  const { money, count } = useFormat()
  const unitName = useUnitName()
  const purposeLabel = usePurposeLabel()
  return (
    <Table<View['accounts'][number]>
      rowKey={({ unit, purpose }) => `${unit} ${purpose}`}
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={view.accounts}
      columns={[
        {
          title: t('account'),
          render: (_, { unit, purpose }) => (
            <Link to="/ledger/statement" search={{ unit, purpose, ...(member_id && { member_id }) } as never}>
              {purposeLabel(purpose)}
            </Link>
          ),
        },
        { title: t('unit'), render: (_, { unit }) => unitName(unit) },
        { title: t('posted'), align: 'right', render: (_, { posted, unit }) => money(posted, unit) },
        { title: t('on_hold'), align: 'right', render: (_, { on_hold, unit }) => money(on_hold, unit) },
        { title: t('entries'), align: 'right', render: (_, { entry_count }) => (entry_count === null ? '–' : count(entry_count)) },
        {
          title: tCommon('state'),
          render: (_, { is_open }) => (
            <StateTag tone={is_open ? 'success' : 'default'}>{t(is_open ? 'account_open' : 'account_shut')}</StateTag>
          ),
        },
      ]}
    />
  )
}

function Holds({ holds }: { holds: View['holds'] }) {
  const tCommon = useTranslations()
  const t = useTranslations('finance')
  const purposeLabel = usePurposeLabel()
  const { money, time } = useFormat()
  if (holds.length === 0) return t('holds_none')
  return (
    <Table<View['holds'][number]>
      rowKey="hold_id"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={holds}
      columns={[
        { title: t('account'), render: (_, { purpose }) => purposeLabel(purpose) },
        { title: t('amount'), align: 'right', render: (_, { amount, unit }) => money(amount, unit) },
        { title: tCommon('reason'), dataIndex: 'reason' },
        { title: t('time'), render: (_, { placed_at }) => time(placed_at) },
      ]}
    />
  )
}
