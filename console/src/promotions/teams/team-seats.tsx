import type { StaffGroup } from '@longmall/contract/team-buy.ts'
import { Link } from '@tanstack/react-router'
import { Table, Tag } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'

const orderPath: string = '/orders/order'

/** The members of a team, also former ones, with the order of each. */
export function TeamSeats({ group: { group_id, version, state, members } }: { group: StaffGroup }) {
  const t = useTranslations('teambuy')
  const tCommon = useTranslations()
  const { time } = useFormat()
  return (
    <Table
      size="small"
      rowKey="order_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...members]}
      columns={[
        {
          key: 'account',
          title: t('member'),
          render: (_, { account, is_leader }) => (
            <>
              {account} {is_leader && <Tag>{t('leader')}</Tag>}
            </>
          ),
        },
        {
          key: 'order',
          title: t('order'),
          render: (_, { order_id }) => (
            <Link to={orderPath} search={{ order_id } as never}>
              {`#${order_id}`}
            </Link>
          ),
        },
        { key: 'sku', title: 'SKU', render: (_, { sku_id }) => sku_id },
        { key: 'joined', title: t('joined'), render: (_, { joined_at }) => time(joined_at) },
        { key: 'left', title: t('left'), render: (_, { left_at }) => time(left_at) },
        {
          key: 'actions',
          title: tCommon('actions'),
          render: (_, { member_id, account, left_at, is_leader }) =>
            state === 'forming' &&
            left_at === null && (
              <ActionButton
                command="team_buy/remove"
                input={{ group_id, version, member_id }}
                label={t('remove_member')}
                question={t(is_leader ? 'confirm_remove_leader' : 'confirm_remove', { account })}
                type="link"
                isDanger
              />
            ),
        },
      ]}
    />
  )
}
