import { pricedUnits } from '@longmall/contract/unit-price.ts'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** Transfers of coins between members. */
export function CoinTransfersScreen() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('cointransfer')
  const { money, time } = useFormat()
  return (
    <>
      <PageHead title={tMenu('coin_transfers')} lead={t('lead')} />
      <ResourceList
        operation="coin_transfer/list_transfers"
        isCards
        rowKey="coin_transfer_id"
        empty={t('empty')}
        filters={[
          { kind: 'text', name: 'coin_transfer_no', label: t('number'), width: 220, maxLength: 40 },
          { kind: 'number', name: 'payer_id', label: t('payer_id') },
          { kind: 'number', name: 'payee_id', label: t('payee_id') },
          { kind: 'choice', name: 'unit', label: t('unit'), options: pricedUnits.map((value) => ({ value, label: value })) },
          { kind: 'day', name: 'from_day', label: t('from_day') },
          { kind: 'day', name: 'until_day', label: t('until_day') },
        ]}
        columns={[
          { name: 'coin_transfer_no', title: t('number') },
          {
            name: 'payer_id',
            title: t('payer'),
            render: ({ payer_id, payer_account }) => <MemberLink member_id={payer_id}>{payer_account}</MemberLink>,
          },
          {
            name: 'payee_id',
            title: t('payee'),
            render: ({ payee_id, payee_account }) => <MemberLink member_id={payee_id}>{payee_account}</MemberLink>,
          },
          { name: 'amount', title: t('amount'), sort: 'amount', align: 'right', render: ({ amount, unit }) => money(amount, unit) },
          {
            name: 'remark',
            title: t('remark'),
            render: ({ remark }) => <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>{remark || '–'}</div>,
          },
          { name: 'created_at', title: t('time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
        ]}
      />
    </>
  )
}
