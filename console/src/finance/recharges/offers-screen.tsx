import type { RechargeOffer } from '@longmall/contract/recharge.ts'
import { Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { RechargeNavigation } from './recharge-navigation.tsx'
import { ListExport } from '../../shell/list/list-export.tsx'

/** The amounts that can be recharged by one tap, and their bonus. */
export function OffersScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('finance')
  const { money, count } = useFormat()
  const fields: Field<'recharge/save_offer'>[] = [
    { kind: 'money', name: 'amount', label: t('amount'), isRequired: true },
    { kind: 'money', name: 'gift_money', label: t('gift_money'), isRequired: true },
    { kind: 'number', name: 'gift_longcoin', label: t('gift_longcoin'), minimum: 0, isRequired: true },
    { kind: 'flag', name: 'is_on', label: tCommon('on') },
  ]
  return (
    <>
      <PageHead title={t('tab_offers')} lead={t('recharges_lead')}>
        <ListExport list="recharge/list_offers" />
        <FormDrawer
          command="recharge/save_offer"
          label={t('add_offer')}
          type="primary"
          fields={fields}
          initial={{ gift_money: '0.00', gift_longcoin: 0, is_on: true }}
        />
      </PageHead>
      <RechargeNavigation />
      <Loaded query={query('recharge/list_offers', {})}>
        {({ list }) => (
          <Table<RechargeOffer>
            rowKey="offer_id"
            size="small"
            pagination={false}
            dataSource={list}
            columns={[
              { title: t('amount'), align: 'right', render: (_, { amount }) => money(amount) },
              { title: t('gift_money'), align: 'right', render: (_, { gift_money }) => money(gift_money) },
              { title: t('gift_longcoin'), align: 'right', render: (_, { gift_longcoin }) => count(gift_longcoin) },
              {
                title: tCommon('state'),
                render: (_, { is_on }) => <StateTag tone={is_on ? 'success' : 'default'}>{tCommon(is_on ? 'on' : 'off')}</StateTag>,
              },
              {
                key: 'actions',
                render: (_, offer) => (
                  <FormDrawer
                    command="recharge/save_offer"
                    label={tCommon('edit')}
                    title={money(offer.amount)}
                    type="link"
                    fields={fields}
                    {...partsOf(offer)}
                    fresh={() => freshOffer(offer)}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

const partsOf = ({ offer_id, version, amount, gift_money, gift_longcoin, is_on }: RechargeOffer): { initial: Values; fixed: Values } => ({
  initial: { amount, gift_money, gift_longcoin, is_on },
  fixed: { offer: { offer_id, version } },
})

async function freshOffer(offer: RechargeOffer) {
  const { list } = await queryClient.fetchQuery({ ...query('recharge/list_offers', {}), staleTime: 0 })
  return partsOf(list.find(({ offer_id }) => offer_id === offer.offer_id) ?? offer)
}
