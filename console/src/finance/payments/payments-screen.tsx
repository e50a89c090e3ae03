import type { payment } from '@longmall/contract/payment.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Table } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { PaymentNavigation } from './payment-navigation.tsx'

type Payment = OutputOf<typeof payment.list>['list'][number]
type PaymentAttempt = Payment['attempts'][number]
const states = ['open', 'pending', 'paid', 'failed', 'cancelled', 'closed', 'refunded'] as const satisfies readonly Payment['state'][]
const tones: Record<Payment['state'], Tone> = {
  open: 'warning',
  pending: 'processing',
  paid: 'success',
  failed: 'error',
  cancelled: 'default',
  closed: 'default',
  refunded: 'default',
}
const attemptTones: Record<PaymentAttempt['state'], Tone> = {
  pending: 'processing',
  success: 'success',
  fail: 'error',
  cancel: 'default',
  refunding: 'processing',
  refunded: 'default',
}

/** Every payment with its attempts at providers, each of which can be queried at once (CON-06). */
export function PaymentsScreen() {
  const tCommon = useTranslations()
  const tLiability = useTranslations('liabilities')
  const tMenu = useTranslations('menu')
  const t = useTranslations('finance')
  const { money, time } = useFormat()
  const purposes: Record<string, string> = {
    order: t('purpose_order'),
    order_balance: t('purpose_order_balance'),
    recharge: t('purpose_recharge'),
  }
  return (
    <>
      <PageHead title={tMenu('payments')} lead={t('payments_lead')} />
      <PaymentNavigation />
      <ResourceList
        operation="payment/list"
        rowKey="payment_id"
        empty={t('payments_empty')}
        expand={(row) => <PaymentAttempts attempts={row.attempts} />}
        actions={({ payment_id, state }) =>
          (state === 'open' || state === 'pending') && (
            <ActionButton command="payment/reconcile_now" input={{ payment_id }} label={t('reconcile')} type="link" />
          )
        }
        filters={[
          { kind: 'text', name: 'payment_no', label: t('payment_no'), maxLength: 40 },
          { kind: 'text', name: 'reference', label: t('attempt_reference'), maxLength: 60 },
          { kind: 'choice', name: 'state', label: tCommon('state'), options: states.map((value) => ({ value, label: t(`pay_${value}`) })) },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'text', name: 'provider', label: t('provider'), maxLength: 20, width: 160 },
          { kind: 'day', name: 'day', label: tLiability('day') },
        ]}
        columns={[
          { name: 'payment_no', title: t('payment_no') },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          { name: 'state', title: tCommon('state'), render: ({ state }) => <StateTag tone={tones[state]}>{t(`pay_${state}`)}</StateTag> },
          { name: 'purpose', title: t('purpose'), render: ({ purpose, subject }) => `${purposes[purpose] ?? purpose} ${subject}` },
          { name: 'amount', title: t('amount'), sort: 'amount', align: 'right', render: ({ amount }) => money(amount) },
          { name: 'refunded', title: t('refunded'), align: 'right', render: ({ refunded }) => money(refunded) },
          { name: 'method', title: t('method'), render: ({ method }) => method ?? '–' },
          { name: 'created_at', title: t('time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          { name: 'paid_at', title: t('paid'), isExtra: true, render: ({ paid_at }) => time(paid_at) },
        ]}
      />
    </>
  )
}

function PaymentAttempts({ attempts }: { attempts: PaymentAttempt[] }) {
  const tCommon = useTranslations()
  const t = useTranslations('finance')
  const { money, time } = useFormat()
  if (attempts.length === 0) return t('attempts_none')
  return (
    <Table<PaymentAttempt>
      rowKey="reference"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={attempts}
      columns={[
        { title: t('provider'), dataIndex: 'provider' },
        { title: t('attempt_reference'), dataIndex: 'reference' },
        { title: t('remote_id'), render: (_, { remote_id }) => remote_id ?? '–' },
        { title: t('amount'), align: 'right', render: (_, { amount }) => money(amount) },
        { title: tCommon('state'), render: (_, { state }) => <StateTag tone={attemptTones[state]}>{t(`attempt_${state}`)}</StateTag> },
        { title: t('time'), render: (_, { created_at }) => time(created_at) },
        { title: t('outcome_at'), render: (_, { outcome_at }) => time(outcome_at) },
      ]}
    />
  )
}
