import type { StaffGroup } from '@longmall/contract/pintuan.ts'
import { Link } from '@tanstack/react-router'
import { Table, Tag } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'

const orderPath: string = '/orders/order'

/** Who has, or had, a place in a team, with the order of each. */
export function TeamSeats({ group: { group_id, version, state, seats } }: { group: StaffGroup }) {
  const say = useWords('team')
  const common = useWords()
  const { time } = useFormat()
  return (
    <Table
      size="small"
      rowKey="order_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...seats]}
      columns={[
        {
          key: 'account',
          title: say('member'),
          render: (_, { account, is_leader }) => (
            <>
              {account} {is_leader && <Tag>{say('leader')}</Tag>}
            </>
          ),
        },
        {
          key: 'order',
          title: say('order'),
          render: (_, { order_id }) => (
            <Link to={orderPath} search={{ order_id } as never}>
              {`#${order_id}`}
            </Link>
          ),
        },
        { key: 'sku', title: 'SKU', render: (_, { sku_id }) => sku_id },
        { key: 'joined', title: say('joined'), render: (_, { joined_at }) => time(joined_at) },
        { key: 'left', title: say('left'), render: (_, { left_at }) => time(left_at) },
        {
          key: 'actions',
          title: common('actions'),
          render: (_, { member_id, account, left_at, is_leader }) =>
            state === 'forming' &&
            left_at === null && (
              <ActionButton
                command="pintuan/remove"
                input={{ group_id, version, member_id }}
                label={say('take_out')}
                asks={say(is_leader ? 'asks_take_out_leader' : 'asks_take_out', { account })}
                type="link"
                isDanger
              />
            ),
        },
      ]}
    />
  )
}
