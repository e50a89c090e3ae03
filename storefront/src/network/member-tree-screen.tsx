import { Fact } from '@longmall/ui/display/fact.tsx'
import { TreeNodeCard } from '@longmall/ui/tree/tree-node-card.tsx'
import { query } from '@longmall/web/call/query.ts'
import { nodeTones, sponsorItems, type SponsorItem } from '@longmall/web/network/tree-items.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { useStoreTime } from '../shell/date-time.ts'
import { useGo } from '../shell/link.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readMemberTree } from './network-address.ts'
import { TreePage } from './tree/tree-page.tsx'
import { useTreeView } from './tree/use-tree-view.ts'
import { useGradeName } from './use-grade-names.ts'

const path = '/v2/assets/member_tree'
const layout = { direction: 'right', node: { width: 148, height: 72 } } as const

/** Who recommended whom, from the caller or from a member of the team, six generations deep (AST-04). */
export function MemberTreeScreen() {
  const t = useTranslations('network')
  return (
    <AreaGate title={t('member_tree')}>
      <MemberTree />
    </AreaGate>
  )
}

function MemberTree() {
  const t = useTranslations('network')
  const gradeName = useGradeName()
  const day = useStoreTime({ dateStyle: 'medium' })
  const go = useGo()
  const search = useScreenSearch(readMemberTree)
  const { view, toggle } = useTreeView(path, search)
  const { member_id } = search
  const result = useQuery(query('network/member_tree', member_id === undefined ? {} : { member_id }))
  const items = useMemo(() => sponsorItems(result.data?.nodes ?? []), [result.data])
  const stateOf = ({ node: { state } }: SponsorItem) => t(`state_${state}`)
  return (
    <TreePage
      title={t('member_tree')}
      path={path}
      tree="sponsor"
      isOwn={member_id === undefined || items[0]?.node.generation === 0}
      view={view}
      onToggleView={toggle}
      result={result}
      items={items}
      hasMore={result.data?.has_more ?? false}
      layout={layout}
      nameOf={({ node }) => node.name}
      more={({ node: { name }, hiddenCount }) =>
        hiddenCount > 0 ? { text: `+${hiddenCount}`, label: t('more_of', { name, count: hiddenCount }) } : null
      }
      card={(item) => (
        <TreeNodeCard
          title={item.node.name}
          badge={gradeName(item.node.grade)}
          tone={nodeTones[item.node.state]}
          note={item.node.state === 'active' ? undefined : stateOf(item)}
          facts={[t('in_team', { count: item.node.team_count })]}
        />
      )}
      facts={(item) => (
        <>
          <Fact label={t('id')}>{item.node.member_id}</Fact>
          <Fact label={t('grade')}>{gradeName(item.node.grade)}</Fact>
          <Fact label={t('state')}>{stateOf(item)}</Fact>
          {item.node.generation > 0 && <Fact label={t('generation_of')}>{item.node.generation}</Fact>}
          <Fact label={t('direct_referrals')}>{item.node.direct_count}</Fact>
          <Fact label={t('team_members')}>{item.node.team_count}</Fact>
          <Fact label={t('registered_at')}>{day(item.node.registered_at)}</Fact>
        </>
      )}
      idOf={(found) => found.member_id}
      onOpen={(id) => void go(path, { member_id: id, view })}
    />
  )
}
