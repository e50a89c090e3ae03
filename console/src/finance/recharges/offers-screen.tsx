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
import { useWords } from '../../shell/language.tsx'
import { RechargePlaces } from './recharge-places.tsx'
import { ListExport } from '../../shell/list/list-export.tsx'

/** What can be recharged by one tap, and what is given on top. */
export function OffersScreen() {
  const frame = useWords()
  const say = useWords('finance')
  const { money, count } = useFormat()
  const fields: Field<'recharge/save_offer'>[] = [
    { kind: 'money', name: 'amount', label: say('amount'), isRequired: true },
    { kind: 'money', name: 'gift_money', label: say('gift_money'), isRequired: true },
    { kind: 'number', name: 'gift_longcoin', label: say('gift_longcoin'), minimum: 0, isRequired: true },
    { kind: 'flag', name: 'is_on', label: frame('on') },
  ]
  return (
    <>
      <PageHead title={say('tab_offers')} lead={say('recharges_lead')}>
        <ListExport list="recharge/list_offers" />
        <FormDrawer
          command="recharge/save_offer"
          label={say('add_offer')}
          type="primary"
          fields={fields}
          initial={{ gift_money: '0.00', gift_longcoin: 0, is_on: true }}
        />
      </PageHead>
      <RechargePlaces />
      <Loaded query={query('recharge/list_offers', {})}>
        {({ list }) => (
          <Table<RechargeOffer>
            rowKey="offer_id"
            size="small"
            pagination={false}
            dataSource={list}
            columns={[
              { title: say('amount'), align: 'right', render: (_, { amount }) => money(amount) },
              { title: say('gift_money'), align: 'right', render: (_, { gift_money }) => money(gift_money) },
              { title: say('gift_longcoin'), align: 'right', render: (_, { gift_longcoin }) => count(gift_longcoin) },
              {
                title: frame('state'),
                render: (_, { is_on }) => <StateTag tone={is_on ? 'good' : 'plain'}>{frame(is_on ? 'on' : 'off')}</StateTag>,
              },
              {
                key: 'actions',
                render: (_, offer) => (
                  <FormDrawer
                    command="recharge/save_offer"
                    label={frame('edit')}
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
