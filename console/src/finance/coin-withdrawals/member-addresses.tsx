import type { CoinAddress } from '@longmall/contract/coin-withdrawal.ts'
import { query } from '@longmall/web/call/query.ts'
import { Empty } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** The address book of a member, read only: each address with the time from which it can be used. */
export function MemberAddresses({ member_id }: { member_id: number }) {
  const tCommon = useTranslations()
  const t = useTranslations('coinwithdrawal')
  const { time } = useFormat()
  return (
    <Loaded key={member_id} query={query('coin_withdrawal/list_member_addresses', { member_id })}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('addresses_none')} />
        ) : (
          <WideTable<CoinAddress>
            label={t('address_book')}
            rowKey="coin_address_id"
            dataSource={list}
            columns={[
              { title: t('label'), dataIndex: 'label' },
              { title: t('network'), render: (_, { network, exchange }) => (network ? t(`network_${network}`) : exchange) },
              {
                title: t('address'),
                render: (_, { address, account }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{address ?? account}</span>,
              },
              {
                title: tCommon('state'),
                render: (_, { is_usable, usable_from }) => (
                  <StateTag tone={is_usable ? 'success' : 'warning'}>
                    {is_usable ? t('usable') : t('usable_from', { at: time(usable_from) })}
                  </StateTag>
                ),
              },
              { title: t('added'), render: (_, { created_at }) => time(created_at) },
            ]}
          />
        )
      }
    </Loaded>
  )
}
