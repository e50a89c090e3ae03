import { rechargeStates } from '@longmall/contract/recharge.ts'
import { Link } from '@tanstack/react-router'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { RechargeNavigation } from './recharge-navigation.tsx'

const tones: Record<(typeof rechargeStates)[number], Tone> = { unpaid: 'warning', failed: 'error', paid: 'success', closed: 'default' }

/** Recharges of members, with their bonus. */
export function RechargesScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('finance')
  const { money, time, count } = useFormat()
  return (
    <>
      <PageHead title={tMenu('recharges')} lead={t('recharges_lead')} />
      <RechargeNavigation />
      <ResourceList
        operation="recharge/list_recharges"
        rowKey="recharge_id"
        empty={t('recharges_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: rechargeStates.map((value) => ({ value, label: t(`recharge_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: t('member_id') },
        ]}
        columns={[
          { name: 'recharge_no', title: t('recharge_no') },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`recharge_${state}`)}</StateTag>,
          },
          { name: 'amount', title: t('amount'), align: 'right', render: ({ amount, unit }) => money(amount, unit) },
          {
            name: 'pay_amount',
            title: t('pay_amount'),
            sort: 'pay_amount',
            align: 'right',
            render: ({ pay_amount }) => money(pay_amount),
          },
          { name: 'gift_money', title: t('gift_money'), align: 'right', render: ({ gift_money }) => money(gift_money) },
          { name: 'gift_longcoin', title: t('gift_longcoin'), align: 'right', render: ({ gift_longcoin }) => count(gift_longcoin) },
          { name: 'created_at', title: t('created'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'paid_at', title: t('paid'), render: ({ paid_at }) => time(paid_at) },
          {
            name: 'payment_id',
            title: t('payment_no'),
            render: ({ member_id, payment_id }) => <PaymentLink member_id={member_id} payment_id={payment_id} />,
          },
        ]}
      />
    </>
  )
}

const PaymentLink = ({ member_id, payment_id }: { member_id: number; payment_id: number }) => (
  <Link to="/payments" search={{ member_id } as never}>
    #{payment_id}
  </Link>
)
