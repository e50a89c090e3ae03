import type { OutputOf } from '@longmall/contract/operation.ts'
import type { network } from '@longmall/contract/network.ts'
import { TreeNodeCard } from '@longmall/ui/tree/tree-node-card.tsx'
import { query } from '@longmall/web/call/query.ts'
import { nodeTones, sponsorItems } from '@longmall/web/network/tree-items.ts'
import { Empty } from 'antd'
import { useMemo } from 'react'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useGradeCode } from '../use-grade-code.ts'
import { useNetworkAddress } from '../use-network-address.ts'
import { MemberDetails } from './member-details.tsx'
import { StaffTree } from './staff-tree.tsx'

const layout = { direction: 'right', node: { width: 172, height: 72 } } as const

/** Whom a member recommended, six generations deep. */
export function SponsorTree() {
  const t = useTranslations('network')
  const { member_id } = useNetworkAddress().address
  if (member_id === undefined) return <Empty description={t('choose_member')} />
  return (
    <Loaded key={member_id} query={query('network/staff_member_tree', { member_id })}>
      {(tree) => <Drawn tree={tree} />}
    </Loaded>
  )
}

function Drawn({ tree }: { tree: OutputOf<typeof network.staff_member_tree> }) {
  const t = useTranslations('network')
  const gradeCode = useGradeCode()
  const { time, count } = useFormat()
  const { address, go } = useNetworkAddress()
  const items = useMemo(() => sponsorItems(tree.nodes), [tree])
  return (
    <StaffTree
      title={t('sponsor_tree')}
      isList={address.view === 'list'}
      items={items}
      hasMore={tree.has_more}
      layout={layout}
      more={({ node: { name }, hiddenCount }) =>
        hiddenCount > 0 ? { text: `+${hiddenCount}`, label: t('more_of', { name, count: hiddenCount }) } : null
      }
      card={({ node }) => (
        <TreeNodeCard
          title={node.name}
          badge={gradeCode(node.grade)}
          tone={nodeTones[node.state]}
          note={node.state === 'active' ? undefined : t(`state_${node.state}`)}
          facts={[t('in_team', { count: node.team_count })]}
        />
      )}
      details={({ node }) => (
        <MemberDetails
          node={node}
          facts={[
            { key: 'generation', label: t('generation'), children: node.generation },
            { key: 'direct', label: t('direct'), children: count(node.direct_count) },
            { key: 'team', label: t('team'), children: count(node.team_count) },
            { key: 'registered', label: t('registered'), children: time(node.registered_at) },
          ]}
        />
      )}
      onOpen={({ node }) => go({ ...address, member_id: node.member_id })}
    />
  )
}
