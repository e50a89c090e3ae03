import { commissionStates } from '@longmall/contract/distribution-shapes.ts'
import type { StaffCommission } from '@longmall/contract/distribution-staff.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { DistributionHead } from '../distribution-head.tsx'
import { DistributorLink } from '../distributor-link.tsx'
import { useShare } from '../rates/use-share.ts'
import { commissionTones, quiet } from '../tones.ts'

/** Commissions line by line, each linked to its order, buyer and distributor (DST-06). */
export function CommissionsScreen() {
  const t = useTranslations('distribution')
  const { money, time } = useFormat()
  const { share } = useShare()
  return (
    <>
      <DistributionHead lead={t('commissions_lead')} />
      <ResourceList
        operation="distribution/list_commissions"
        rowKey="commission_id"
        isCards
        empty={t('commissions_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: commissionStates.map((value) => ({ value, label: t(value) })),
          },
          { kind: 'text', name: 'order_no', label: t('order_no'), maxLength: 40 },
          { kind: 'number', name: 'distributor_id', label: t('distributor_id') },
          { kind: 'number', name: 'buyer_id', label: t('buyer_id') },
        ]}
        columns={[
          { name: 'order_no', title: t('order'), render: (row) => <Order row={row} /> },
          {
            name: 'distributor_account',
            title: t('distributor'),
            render: ({ distributor_id, distributor_account }) => (
              <DistributorLink member_id={distributor_id}>{distributor_account}</DistributorLink>
            ),
          },
          { name: 'buyer_id', title: t('buyer'), render: ({ buyer_id }) => <MemberLink member_id={buyer_id} /> },
          { name: 'generation', title: t('generation'), align: 'right' },
          { name: 'commission', title: t('commission'), sort: 'commission', align: 'right', render: (row) => <Amount row={row} /> },
          { name: 'clawed_back', title: t('clawed_back'), align: 'right', render: (row) => <ClawedBack row={row} /> },
          {
            name: 'state',
            title: t('state'),
            render: ({ state }) => <StateTag tone={commissionTones[state]}>{t(state)}</StateTag>,
          },
          { name: 'ordered_at', title: t('ordered_at'), sort: 'ordered_at', render: ({ ordered_at }) => time(ordered_at) },
          { name: 'base', title: t('base'), align: 'right', isExtra: true, render: ({ base }) => money(base) },
          { name: 'rate_ppm', title: t('rate'), align: 'right', isExtra: true, render: ({ rate_ppm }) => share(rate_ppm) },
          { name: 'available_at', title: t('available_at'), isExtra: true, render: ({ available_at }) => time(available_at) },
        ]}
      />
    </>
  )
}

const Order = ({ row: { order_id, order_no, goods_name } }: { row: StaffCommission }) => (
  <div style={{ maxWidth: 260, minWidth: 160, whiteSpace: 'normal' }}>
    <RecordLink to="/orders/order" search={{ order_id }}>
      {order_no}
    </RecordLink>
    <div style={quiet}>{goods_name}</div>
  </div>
)

/** The commission, with what it is made of. */
function Amount({ row: { commission, rate_ppm, base } }: { row: StaffCommission }) {
  const { money } = useFormat()
  const { share } = useShare()
  return (
    <>
      {money(commission)}
      <div style={quiet}>{`${share(rate_ppm)} × ${money(base)}`}</div>
    </>
  )
}

function ClawedBack({ row: { clawed_back } }: { row: StaffCommission }) {
  const { money } = useFormat()
  return Number(clawed_back) === 0 ? '–' : money(clawed_back)
}
