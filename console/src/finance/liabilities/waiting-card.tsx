import type { PendingMoney } from '@longmall/contract/ops-finance.ts'
import { Card, Typography } from 'antd'
import { usePermissions, type StaffPath } from '../../shell/call/permissions.ts'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

const listRouteOf: Record<PendingMoney['kind'], { to: string; search: Record<string, unknown>; needs: StaffPath }> = {
  withdrawal_applied: { to: '/withdrawals', search: { state: 'applied' }, needs: 'withdrawal/list_withdrawals' },
  withdrawal_approved: { to: '/withdrawals', search: { state: 'approved' }, needs: 'withdrawal/list_withdrawals' },
  withdrawal_payout_unknown: { to: '/withdrawals', search: { state: 'payout_unknown' }, needs: 'withdrawal/list_withdrawals' },
  after_sale: { to: '/returns', search: {}, needs: 'refund/list_requests' },
  provider_refund: { to: '/payments/days', search: {}, needs: 'payment/days' },
}

/** Liabilities that are about to be paid out, each number linked to its list. */
export function WaitingCard({ waiting }: { waiting: PendingMoney[] }) {
  const t = useTranslations('liabilities')
  const can = usePermissions()
  const { money, count } = useFormat()
  return (
    <Card size="small" title={t('pending')}>
      <WideTable<PendingMoney>
        label={t('pending')}
        rowKey="kind"
        dataSource={waiting}
        columns={[
          {
            title: t('kind'),
            render: (_, { kind }) => {
              const { to, search, needs } = listRouteOf[kind]
              const label = t(`kind_${kind}`)
              return can(needs) ? (
                <RecordLink to={to} search={search}>
                  {label}
                </RecordLink>
              ) : (
                label
              )
            },
          },
          { title: t('count'), align: 'right', render: (_, row) => count(row.count) },
          { title: t('amount'), align: 'right', render: (_, { amount }) => money(amount) },
        ]}
      />
      <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{t('pending_note')}</Typography.Paragraph>
    </Card>
  )
}
