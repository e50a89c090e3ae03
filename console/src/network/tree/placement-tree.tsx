import type { OutputOf } from '@longmall/contract/operation.ts'
import type { network } from '@longmall/contract/network.ts'
import { TreeNodeCard } from '@longmall/ui/tree/tree-node-card.tsx'
import { query } from '@longmall/web/call/query.ts'
import { millsToMoney } from '@longmall/web/format/amount-text.ts'
import { nodeTones, placementItems, type PlacementItem, shortVolume } from '@longmall/web/network/tree-items.ts'
import { useQuery } from '@tanstack/react-query'
import { Empty, Skeleton } from 'antd'
import { useMemo } from 'react'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useGradeCode } from '../use-grade-code.ts'
import { useNetworkAddress } from '../use-network-address.ts'
import { MemberDetails } from './member-details.tsx'
import { StaffTree } from './staff-tree.tsx'

const layout = { direction: 'down', node: { width: 136, height: 92 }, hasLegs: true } as const

/** Left and right legs below a position, a member's position, or the root. */
export function PlacementTree() {
  const t = useTranslations('network')
  const { member_id, node_id } = useNetworkAddress().address
  const from = node_id === undefined ? (member_id === undefined ? {} : { member_id }) : { node_id }
  const { data, error, isLoadingError, refetch } = useQuery(query('network/staff_binary_tree', from))
  if (error?.reason === 'network.not_placed')
    return <Empty description={t(member_id === undefined && node_id === undefined ? 'root_empty' : 'not_placed')} />
  if (isLoadingError && error) return <FailureAlert failure={error} retry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  return <Drawn key={data.nodes[0]?.node_id} tree={data} />
}

function Drawn({ tree }: { tree: OutputOf<typeof network.staff_binary_tree> }) {
  const t = useTranslations('network')
  const gradeCode = useGradeCode()
  const { time, money } = useFormat()
  // Mills of the shop's money: without the third decimal.
  const volume = (mills: string | undefined) => money(mills === undefined ? undefined : millsToMoney(mills))
  const { address, go } = useNetworkAddress()
  const items = useMemo(() => placementItems(tree.nodes), [tree])
  const nameOf = ({ node: { name, clone_number } }: PlacementItem) =>
    clone_number === null ? name : t('clone_of', { number: clone_number, name })
  const badgeOf = ({ node: { member_id, grade, clone_number } }: PlacementItem) =>
    member_id === null
      ? undefined
      : clone_number === null
        ? gradeCode(grade)
        : `${gradeCode(grade)} · ${t('clone_number', { number: clone_number })}`
  const sideOf = ({ node: { side } }: PlacementItem) => (side ? t(`side_${side}`) : t('top'))
  if (items.length === 0) return <Empty description={t('root_empty')} />
  return (
    <StaffTree
      title={t('placement_tree')}
      isList={address.view === 'list'}
      items={items}
      hasMore={tree.has_more}
      layout={layout}
      more={(item) => (item.isHidden ? { text: '+', label: t('below_of', { name: nameOf(item) }) } : null)}
      card={(item, isList) => (
        <TreeNodeCard
          title={item.node.name}
          badge={badgeOf(item)}
          tone={nodeTones[item.node.state]}
          note={item.node.state === 'active' ? undefined : t(`state_${item.node.state}`)}
          facts={[
            // In a drawing it is seen.
            ...(isList ? [sideOf(item)] : []),
            ...(item.node.carry
              ? [
                  t('carry_left_short', { volume: shortVolume(item.node.carry.left) }),
                  t('carry_right_short', { volume: shortVolume(item.node.carry.right) }),
                ]
              : [t('no_carry')]),
          ]}
        />
      )}
      details={(item) => (
        <MemberDetails
          node={item.node}
          facts={[
            {
              key: 'position',
              label: t('position'),
              children:
                item.node.clone_number === null ? `#${item.id}` : `#${item.id} · ${t('clone_number', { number: item.node.clone_number })}`,
            },
            { key: 'side', label: t('side'), children: sideOf(item) },
            { key: 'left', label: t('carry_left'), children: volume(item.node.carry?.left) },
            { key: 'right', label: t('carry_right'), children: volume(item.node.carry?.right) },
            { key: 'placed', label: t('placed'), children: time(item.node.placed_at) },
          ]}
        />
      )}
      onOpen={({ id }) => go({ ...address, node_id: id })}
    />
  )
}
