import { type Adjustment } from '@longmall/contract/wallet.ts'
import { unitScale } from '@longmall/contract/units.ts'
import { DecisionButtons } from '../../shell/decision/decision-buttons.tsx'
import { decisionStates, decisionTones, useDecisionColumns } from '../../shell/decision/use-decision-columns.ts'
import { MemberFacts } from '../../shell/member/member-facts.tsx'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { usePurposeLabel } from '../liabilities/purpose-label.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { MemberPicker } from '../../shell/member/member-picker.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { MemberBalance } from './member-balance.tsx'

const buckets = ['withdrawable', 'non_withdrawable', 'available'] as const

/** Manual changes of balances: requested by one operator, decided by another (WAL-08). */
export function AdjustmentsScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('finance')
  const { money } = useFormat()
  const decisions = useDecisionColumns({ requested_by: t('requested_by'), decided_by: t('decided_by') })
  const unitName = useUnitName()
  const purposeLabel = usePurposeLabel()
  return (
    <>
      <PageHead title={tMenu('adjustments')} lead={t('adjustments_lead')}>
        <FormDrawer
          command="wallet/adjust_request"
          label={t('request_adjustment')}
          type="primary"
          initial={{ unit: 'MONEY', bucket: 'non_withdrawable' }}
          fields={[
            {
              kind: 'custom',
              name: 'member_id',
              label: t('member'),
              isRequired: true,
              render: (control) => <MemberPicker {...control}>{balanceOf}</MemberPicker>,
            },
            {
              kind: 'choice',
              name: 'unit',
              label: t('unit'),
              isRequired: true,
              options: Object.keys(unitScale).map((value) => ({ value, label: unitName(value) })),
            },
            {
              kind: 'choice',
              name: 'bucket',
              label: t('bucket'),
              isRequired: true,
              help: t('bucket_help'),
              options: buckets.map((value) => ({ value, label: t(`bucket_${value}`) })),
            },
            { kind: 'money', name: 'amount', label: t('amount'), unit: '±', isRequired: true, help: t('amount_help') },
            { kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 500, isRequired: true },
          ]}
        />
      </PageHead>
      <ResourceList
        operation="wallet/adjustments"
        isCards
        rowKey="adjustment_id"
        empty={t('adjustments_empty')}
        actions={(row) => row.state === 'requested' && <Decision row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: decisionStates.map((value) => ({ value, label: t(`adj_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: t('member_id') },
        ]}
        columns={[
          {
            name: 'member_id',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          { name: 'amount', title: t('amount'), align: 'right', render: ({ amount, unit }) => money(amount, unit) },
          {
            name: 'purpose',
            title: t('account'),
            render: ({ member_id, unit, purpose }) => (
              <RecordLink to="/ledger/statement" search={{ member_id, unit, purpose }}>
                {purposeLabel(purpose)}
              </RecordLink>
            ),
          },
          { name: 'reason', title: tCommon('reason') },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={decisionTones[state]}>{t(`adj_${state}`)}</StateTag>,
          },
          ...decisions,
        ]}
      />
    </>
  )
}

const balanceOf = (member_id: number) => <MemberBalance member_id={member_id} />

function Decision({ row: { adjustment_id, version, amount, unit, account, member_id, reason } }: { row: Adjustment }) {
  const t = useTranslations('finance')
  const { money } = useFormat()
  const input = { adjustment_id, version }
  const who = <MemberFacts member_id={member_id}>{balanceOf(member_id)}</MemberFacts>
  return (
    <DecisionButtons
      approve={{
        command: 'wallet/adjust_approve',
        input,
        label: t('approve'),
        question: (
          <>
            {t('approve_adjustment_confirm', { amount: money(amount, unit), account })}
            {who}
            {reason}
          </>
        ),
      }}
      refuse={{
        command: 'wallet/adjust_refuse',
        input,
        label: t('refuse'),
        question: (
          <>
            {t('refuse_adjustment_confirm')}
            {who}
          </>
        ),
      }}
    />
  )
}
