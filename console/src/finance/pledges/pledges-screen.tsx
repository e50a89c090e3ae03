import { pledgePlanMonths } from '@longmall/contract/constants.ts'
import { type PledgeState, pledgeStates } from '@longmall/contract/pledge.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

export const pledgeTones: Record<PledgeState, Tone> = { open: 'success', ended: 'default', refunded: 'warning' }

/** Pledges of all members, by number, member, plan and state (CON-06). */
export function PledgesScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('pledge')
  const { acc, count, day, rate, time } = usePledgeFormat()
  const monthsText = (months: number) => t('months_text', { count: months })
  return (
    <>
      <PageHead title={tMenu('pledges')} lead={t('lead')} />
      <ResourceList
        operation="pledge/list_pledges"
        isCards
        rowKey="pledge_id"
        empty={t('empty')}
        filters={[
          { kind: 'text', name: 'number', label: t('number_filter'), maxLength: 40 },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: pledgeStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'months',
            label: t('months'),
            options: pledgePlanMonths.map((value) => ({ value, label: monthsText(value) })),
          },
        ]}
        columns={[
          {
            name: 'pledge_no',
            title: t('number'),
            render: ({ pledge_id, pledge_no }) => (
              <RecordLink to="/pledges/view" search={{ pledge_id }}>
                {pledge_no}
              </RecordLink>
            ),
          },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={pledgeTones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          { name: 'shares', title: t('shares'), align: 'right', render: ({ shares }) => count(shares) },
          { name: 'months', title: t('months'), render: ({ months }) => monthsText(months) },
          { name: 'income_ppm', title: t('rate'), render: ({ income_ppm }) => t('rate_text', { rate: rate(income_ppm) }), isExtra: true },
          { name: 'principal', title: t('principal'), align: 'right', render: ({ principal }) => acc(principal) },
          { name: 'remaining', title: t('remaining'), align: 'right', render: ({ remaining }) => acc(remaining) },
          { name: 'income', title: t('income'), align: 'right', render: ({ income }) => acc(income) },
          { name: 'bought_on', title: t('bought_on'), render: (row) => day(row.bought_on) },
          { name: 'ends_on', title: t('ends_on'), render: (row) => day(row.ends_on) },
          {
            name: 'order_no',
            title: t('order'),
            render: ({ order_id, order_no }) => (
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
            ),
            isExtra: true,
          },
          {
            name: 'created_at',
            title: t('created'),
            sort: 'created_at',
            render: ({ created_at }) => time(created_at),
            isExtra: true,
          },
        ]}
      />
    </>
  )
}
