import { pricedUnits } from '@longmall/contract/unit-price.ts'
import { Typography } from 'antd'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { usePermissions } from '../../shell/call/permissions.ts'

/** Conversions of members between ACC and AAA, and the way to the house’s position in each. */
export function ConversionsScreen() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('conversion')
  const can = usePermissions()
  const { money, time } = useFormat()
  return (
    <>
      <PageHead title={tMenu('conversions')} lead={t('lead')}>
        {can('wallet/account_statement') &&
          pricedUnits.map((unit) => (
            <LinkButton key={unit} to="/ledger/statement" search={{ unit, purpose: 'conversion' }}>
              {t('position', { unit })}
            </LinkButton>
          ))}
      </PageHead>
      <ResourceList
        operation="conversion/list_conversions"
        isCards
        rowKey="conversion_id"
        empty={t('empty')}
        filters={[
          { kind: 'text', name: 'conversion_no', label: t('number'), width: 220, maxLength: 40 },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'choice', name: 'unit_from', label: t('unit_from'), options: pricedUnits.map((value) => ({ value, label: value })) },
          { kind: 'day', name: 'from_day', label: t('from_day') },
          { kind: 'day', name: 'until_day', label: t('until_day') },
        ]}
        expand={({ unit_from, unit_to, price_from, price_to, rate }) => (
          <Typography.Text>
            {t('prices')}: {unit_from} {price_from} · {unit_to} {price_to} — 1 {unit_from} = {rate} {unit_to}
          </Typography.Text>
        )}
        columns={[
          { name: 'conversion_no', title: t('number') },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          { name: 'given', title: t('given'), sort: 'given', align: 'right', render: ({ given, unit_from }) => money(given, unit_from) },
          { name: 'fee', title: t('fee'), align: 'right', render: ({ fee, unit_from }) => money(fee, unit_from) },
          { name: 'received', title: t('received'), align: 'right', render: ({ received, unit_to }) => money(received, unit_to) },
          { name: 'rate', title: t('rate'), align: 'right', isExtra: true },
          { name: 'created_at', title: t('time'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
        ]}
      />
    </>
  )
}
