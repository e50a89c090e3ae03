import type { OutputOf } from '@longmall/contract/operation.ts'
import type { payment } from '@longmall/contract/payment.ts'
import { Link } from '@tanstack/react-router'
import { Descriptions, Flex } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { PaymentNavigation } from './payment-navigation.tsx'

type Alert = OutputOf<typeof payment.alerts>['list'][number]

/** Payment alerts: wrong amounts or signatures, missing responses, failed refunds (R-25, CON-06). */
export function AlertsScreen() {
  const tCommon = useTranslations()
  const tLiability = useTranslations('liabilities')
  const t = useTranslations('finance')
  const { time, count } = useFormat()
  return (
    <>
      <PageHead title={t('alerts')} lead={t('alerts_lead')} />
      <PaymentNavigation />
      <ResourceList
        operation="payment/alerts"
        rowKey="alert_id"
        empty={t('alerts_empty')}
        expand={({ details, note }) => (
          <Descriptions
            size="small"
            column={1}
            items={[...Object.entries(details), ...(note ? [[t('resolve_note'), note]] : [])].map(([label = '', children]) => ({
              key: label,
              label,
              children,
            }))}
          />
        )}
        actions={(alert) => alert.resolved_at === null && <AlertActions alert={alert} />}
        filters={[
          { kind: 'flag', name: 'is_resolved', label: tCommon('state'), yes: t('alert_resolved'), no: t('alert_open') },
          { kind: 'text', name: 'provider', label: t('provider'), maxLength: 20, width: 160 },
          { kind: 'day', name: 'day', label: tLiability('day') },
        ]}
        columns={[
          { name: 'kind', title: t('alert_kind'), render: ({ kind }) => t(`alert_${kind}`) },
          { name: 'payment_no', title: t('payment_no'), render: (alert) => <PaymentLink alert={alert} /> },
          { name: 'provider', title: t('provider') },
          { name: 'subject', title: t('attempt_reference') },
          { name: 'occurrences', title: t('alert_occurrences'), align: 'right', render: ({ occurrences }) => count(occurrences) },
          { name: 'last_at', title: t('alert_last'), sort: 'last_at', render: ({ last_at }) => time(last_at) },
          {
            name: 'resolved_at',
            title: tCommon('state'),
            render: ({ resolved_at, resolved_by_name }) => (
              <Flex gap={4} wrap align="center">
                <StateTag tone={resolved_at ? 'success' : 'error'}>{t(resolved_at ? 'alert_resolved' : 'alert_open')}</StateTag>
                {resolved_by_name}
              </Flex>
            ),
          },
        ]}
      />
    </>
  )
}

const PaymentLink = ({ alert: { payment_no } }: { alert: Alert }) =>
  payment_no && (
    <Link to="/payments" search={{ payment_no } as never}>
      {payment_no}
    </Link>
  )

function AlertActions({ alert: { alert_id, version, kind, payment_id } }: { alert: Alert }) {
  const t = useTranslations('finance')
  const note = { kind: 'area', name: 'note', label: t('resolve_note'), maximum: 500, isRequired: true } as const
  return (
    <Flex>
      <ActionButton command="payment/resolve_alert" input={{ alert_id, version }} label={t('resolve')} type="link" fields={[note]} />
      {kind === 'wrong_amount' && payment_id !== null && (
        <ActionButton
          command="payment/refund_wrong_amount"
          input={{ alert_id, version }}
          label={t('refund_wrong_amount')}
          type="link"
          isDanger
          question={t('refund_wrong_amount_confirm')}
          fields={[note]}
        />
      )}
    </Flex>
  )
}
