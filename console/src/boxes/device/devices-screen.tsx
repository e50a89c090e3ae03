import { boxStates, type StaffBox } from '@longmall/contract/box.ts'
import { Flex } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { DeviceId } from '../device-id.tsx'
import { BoxNavigation } from '../box-navigation.tsx'
import { tones } from './state-tone.ts'

/** Devices of all members, by state, hosting, owner or id of the box (AST-11, AST-15). */
export function DevicesScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('box')
  const { count, day, money, time } = useFormat()
  return (
    <>
      <PageHead title={tMenu('boxes')} lead={t('lead')} />
      <BoxNavigation />
      <ResourceList
        operation="box/staff_list"
        rowKey="box_id"
        isCards
        empty={t('devices_empty')}
        filters={[
          { kind: 'text', name: 'search', label: t('search'), maxLength: 60, width: 260 },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: boxStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'delivery',
            label: t('hosting'),
            options: (['hosted', 'home'] as const).map((value) => ({ value, label: t(`delivery_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'number', name: 'plan_id', label: t('plan_id'), isExtra: true },
        ]}
        columns={[
          { name: 'box_id', title: t('device'), render: (row) => <DeviceLink row={row} /> },
          { name: 'owner', title: t('owner'), render: ({ owner }) => <MemberLink member_id={owner.member_id}>{owner.account}</MemberLink> },
          { name: 'state', title: tCommon('state'), render: (row) => <State row={row} /> },
          { name: 'delivery', title: t('hosting'), render: ({ delivery }) => t(`delivery_${delivery}`) },
          { name: 'device_id', title: t('device_id'), render: ({ device_id }) => <DeviceId>{device_id ?? '–'}</DeviceId> },
          { name: 'plan', title: t('plan'), render: ({ plan_name }) => plan_name },
          {
            name: 'days_left',
            title: t('days_left'),
            align: 'right',
            render: ({ days_left }) => (days_left === null ? '–' : count(days_left)),
          },
          { name: 'daily_rate', title: t('rate'), align: 'right', render: ({ daily_rate }) => money(daily_rate, 'ACC'), isExtra: true },
          { name: 'mined', title: t('mined'), align: 'right', render: ({ mined }) => money(mined, 'ACC') },
          {
            name: 'seen_at',
            title: t('last_seen'),
            isExtra: true,
            render: ({ is_online, seen_at }) => (is_online ? t('online') : time(seen_at)),
          },
          { name: 'bought_at', title: t('bought'), sort: 'bought_at', render: ({ bought_at }) => time(bought_at) },
          { name: 'last_day', title: t('last_day'), render: ({ last_day }) => day(last_day), isExtra: true },
          {
            name: 'order_no',
            title: t('order'),
            isExtra: true,
            render: ({ order_id, order_no }) => (
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
            ),
          },
        ]}
      />
    </>
  )
}

const DeviceLink = ({ row: { box_id, goods_name, remark } }: { row: StaffBox }) => (
  <RecordLink to="/boxes/device" search={{ box_id }}>
    {`#${box_id} ${goods_name}${remark ? ` (${remark})` : ''}`}
  </RecordLink>
)

function State({ row: { state, alert_count } }: { row: StaffBox }) {
  const t = useTranslations('box')
  const { count } = useFormat()
  return (
    <Flex gap={4} wrap>
      <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
      {alert_count > 0 && <StateTag tone="error">{t('alerts_open', { count: count(alert_count) })}</StateTag>}
    </Flex>
  )
}
