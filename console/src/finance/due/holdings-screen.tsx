import { exportUnits } from '@longmall/contract/exports.ts'
import type { TreasuryHolding } from '@longmall/contract/ops-due.ts'
import { DecisionButtons } from '../../shell/decision/decision-buttons.tsx'
import { decisionStates, decisionTones, useDecisionColumns } from '../../shell/decision/use-decision-columns.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { FinanceNavigation } from './finance-navigation.tsx'

/** What the shop holds of each unit outside the ledger: stated by one operator, confirmed by another (decisions/0073). */
export function HoldingsScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('due')
  const { money } = useFormat()
  const unitName = useUnitName()
  const decisions = useDecisionColumns({ requested_by: t('stated_by'), decided_by: t('confirmed_by') })
  const units = exportUnits.map((value) => ({ value, label: unitName(value) }))
  return (
    <>
      <PageHead title={t('holdings')} lead={t('holdings_lead')}>
        <FormDrawer
          command="ops/state_holding"
          label={t('state_holding')}
          type="primary"
          initial={{ unit: 'ACC' }}
          fields={[
            { kind: 'choice', name: 'unit', label: t('unit'), isRequired: true, options: units },
            { kind: 'money', name: 'amount', label: t('held'), unit: '', isRequired: true, help: t('held_help') },
            { kind: 'area', name: 'reason', label: t('source'), maximum: 500, isRequired: true, help: t('source_help') },
          ]}
        />
      </PageHead>
      <FinanceNavigation />
      <ResourceList
        operation="ops/holdings"
        isCards
        rowKey="holding_id"
        empty={t('holdings_empty')}
        actions={(row) => row.state === 'requested' && <Decision row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: decisionStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          { kind: 'choice', name: 'unit', label: t('unit'), options: units },
        ]}
        columns={[
          { name: 'unit', title: t('unit'), render: ({ unit }) => unitName(unit) },
          { name: 'amount', title: t('held'), align: 'right', render: ({ amount, unit }) => money(amount, unit) },
          { name: 'reason', title: t('source') },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={decisionTones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          ...decisions,
        ]}
      />
    </>
  )
}

function Decision({ row: { holding_id, version, amount, unit, reason, is_own } }: { row: TreasuryHolding }) {
  const t = useTranslations('due')
  const { money } = useFormat()
  const input = { holding_id, version }
  const question = (
    <>
      {t('confirm_question', { amount: money(amount, unit) })}
      <span>{reason}</span>
    </>
  )
  return (
    <DecisionButtons
      approve={is_own ? null : { command: 'ops/approve_holding', input, label: t('confirm'), question }}
      refuse={{ command: 'ops/refuse_holding', input, label: t('decline'), question: t('decline_question') }}
    />
  )
}
