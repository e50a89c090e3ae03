import { depositStates } from '@longmall/contract/deposit.ts'
import { pricedUnits } from '@longmall/contract/unit-price.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { tones } from './deposit-tones.ts'
import { useRate } from './use-rate.ts'

/** Term deposits of members, those that expire first at the top (AST-07). */
export function DepositsScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('deposit')
  const { money, time, day, count } = useFormat()
  const rate = useRate()
  return (
    <>
      <PageHead title={tMenu('deposits')} lead={t('lead')} />
      <ResourceList
        operation="deposit/list_deposits"
        isCards
        rowKey="deposit_id"
        empty={t('empty')}
        filters={[
          { kind: 'text', name: 'deposit_no', label: t('deposit_no'), maxLength: 40 },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'choice', name: 'unit', label: t('unit'), options: pricedUnits.map((value) => ({ value, label: value })) },
          {
            kind: 'choice',
            name: 'plan',
            label: t('plan'),
            options: [1, 2, 3, 4].map((plan) => ({ value: plan, label: t('plan_name', { plan }) })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: depositStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          { kind: 'day', name: 'due_from', label: t('due_from') },
          { kind: 'day', name: 'due_to', label: t('due_to') },
        ]}
        columns={[
          {
            name: 'deposit_no',
            title: t('deposit_no'),
            render: ({ deposit_id, deposit_no }) => (
              <RecordLink to="/deposits/deposit" search={{ deposit_id }}>
                {deposit_no}
              </RecordLink>
            ),
          },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          {
            name: 'plan',
            title: t('plan'),
            render: ({ plan }) => <span style={{ whiteSpace: 'nowrap' }}>{t('plan_name', { plan })}</span>,
          },
          {
            name: 'principal',
            title: t('principal'),
            sort: 'principal',
            align: 'right',
            render: ({ principal, unit }) => money(principal, unit),
          },
          { name: 'interest', title: t('interest'), align: 'right', render: ({ interest, unit }) => money(interest, unit) },
          { name: 'interest_ppm', title: t('rate'), align: 'right', render: ({ interest_ppm }) => rate(interest_ppm), isExtra: true },
          { name: 'days', title: t('days'), align: 'right', render: ({ days }) => count(days), isExtra: true },
          { name: 'value_on', title: t('value_on'), render: ({ value_on }) => day(value_on) },
          { name: 'due_on', title: t('due_on'), sort: 'due_on', render: ({ due_on }) => day(due_on) },
          { name: 'on_expiry', title: t('on_expiry'), render: ({ on_expiry }) => t(`on_expiry_${on_expiry}`) },
          { name: 'opened_at', title: t('opened_at'), sort: 'opened_at', render: ({ opened_at }) => time(opened_at), isExtra: true },
          { name: 'closed_at', title: t('closed_at'), render: ({ closed_at }) => time(closed_at), isExtra: true },
        ]}
      />
    </>
  )
}
