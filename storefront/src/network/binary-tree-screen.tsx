import { Button } from '@longmall/ui/action/button.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { TreeNodeCard } from '@longmall/ui/tree/tree-node-card.tsx'
import { query } from '@longmall/web/call/query.ts'
import { formatAmount, millsToMoney } from '@longmall/web/format/amount-text.ts'
import { nodeTones, placementItems, type PlacementItem, shortVolume } from '@longmall/web/network/tree-items.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { useStoreTime } from '../shell/date-time.ts'
import { useGo } from '../shell/link.tsx'
import { useOpening } from '../shell/opening/use-opening.ts'
import { useScreenSearch } from '../shell/search.ts'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { AccountsSheet } from './accounts/accounts-sheet.tsx'
import { readBinaryTree } from './network-address.ts'
import { NotPlaced } from './tree/not-placed.tsx'
import { TreePage } from './tree/tree-page.tsx'
import { useTreeView } from './tree/use-tree-view.ts'
import { useGradeName } from './use-grade-names.ts'
import { useNetwork } from './use-network.ts'

const path = '/v2/assets/binary_tree'
const layout = { direction: 'down', node: { width: 112, height: 120 }, hasLegs: true } as const
/** Below the top: so many are readable in the width of a phone. */
const firstLevels = 2

/** Left and right legs, from the caller's position or from one below, with the volume that is carried over (AST-04). */
export function BinaryTreeScreen() {
  const t = useTranslations('network')
  return (
    <AreaGate title={t('binary_tree')}>
      <BinaryTree />
    </AreaGate>
  )
}

function BinaryTree() {
  const t = useTranslations('network')
  const currency = useCurrency()
  // Volume is what was paid for Start-up products: mills of the shop's money, shown without the third decimal.
  const volume = (mills: string | undefined) => (mills === undefined ? '–' : formatAmount(millsToMoney(mills), 'MONEY', currency))
  const language = useLanguage()
  const gradeName = useGradeName()
  const date = useStoreTime({ dateStyle: 'medium' })
  const go = useGo()
  const search = useScreenSearch(readBinaryTree)
  const { view, toggle } = useTreeView(path, search)
  const { node_id } = search
  const accounts = useOpening()
  const own = useNetwork()
  const isPlaced = own.data?.placement === 'placed'
  const tree = useQuery({ ...query('network/binary_tree', node_id === undefined ? {} : { node_id }), enabled: isPlaced })
  const result = own.data ? tree : own
  const isDeep = tree.data?.nodes.some(({ level }) => level > firstLevels) ?? false
  const isCut = view === 'drawing' && search.levels !== 'all'
  const items = useMemo(
    () => placementItems((tree.data?.nodes ?? []).filter(({ level }) => !isCut || level <= firstLevels)),
    [tree.data, isCut],
  )
  const stateOf = ({ node: { state } }: PlacementItem) => t(`state_${state}`)
  const nameOf = ({ node: { name, clone_number } }: PlacementItem) =>
    clone_number === null ? name : t('clone_of', { number: clone_number, name })
  const badgeOf = ({ node: { member_id, grade } }: PlacementItem) => (member_id === null ? undefined : gradeName(grade))
  const noteOf = (item: PlacementItem) =>
    [
      ...(item.node.clone_number === null ? [] : [t('clone_number', { number: item.node.clone_number })]),
      ...(item.node.state === 'active' ? [] : [stateOf(item)]),
    ].join(' · ')
  const sideOf = ({ node: { side } }: PlacementItem) => (side ? t(`leg_${side}`) : t('top'))
  const { volumes_of = null } = own.data ?? {}
  return (
    <>
      <TreePage
        title={t('binary_tree')}
        path={path}
        tree="placement"
        isOwn={node_id === undefined || node_id === own.data?.node_id}
        view={view}
        onToggleView={toggle}
        result={result}
        items={items}
        hasMore={!isCut && (tree.data?.has_more ?? false)}
        layout={layout}
        part={search.levels}
        nameOf={nameOf}
        more={(item) => (item.isHidden ? { text: '+', label: t('below_of', { name: nameOf(item) }) } : null)}
        card={(item, shown) => (
          <TreeNodeCard
            title={item.node.name}
            badge={badgeOf(item)}
            tone={nodeTones[item.node.state]}
            note={noteOf(item)}
            facts={[
              // In a drawing it is seen.
              ...(shown === 'list' ? [sideOf(item)] : []),
              ...(item.node.carry
                ? [
                    t('carried'),
                    t('carry_left_short', { volume: shortVolume(item.node.carry.left) }),
                    t('carry_right_short', { volume: shortVolume(item.node.carry.right) }),
                  ]
                : [t('no_carry')]),
            ]}
          />
        )}
        facts={(item) => (
          <>
            {item.node.clone_number !== null && <Fact label={t('clone')}>{item.node.clone_number}</Fact>}
            {item.node.member_id !== null && <Fact label={t('id')}>{item.node.member_id}</Fact>}
            <Fact label={t('grade')}>{gradeName(item.node.grade)}</Fact>
            <Fact label={t('state')}>{stateOf(item)}</Fact>
            <Fact label={t('side')}>{sideOf(item)}</Fact>
            <Fact label={t('carry_left')}>{volume(item.node.carry?.left)}</Fact>
            <Fact label={t('carry_right')}>{volume(item.node.carry?.right)}</Fact>
            <Fact label={t('placed_at')}>{date(item.node.placed_at)}</Fact>
          </>
        )}
        idOf={(found) => found.node_id}
        onOpen={(id) => void go(path, { ...search, node_id: id, view })}
        note={
          <>
            <div className="flex flex-wrap items-center gap-x-3">
              <Button look="text" size="small" className="-ml-3" onClick={accounts.show}>
                {t('accounts')}
              </Button>
              {isDeep && view === 'drawing' && (
                <Button
                  look="text"
                  size="small"
                  className="-ml-3"
                  onClick={() => void go(path, { ...search, levels: isCut ? 'all' : undefined }, { replace: true })}
                >
                  {t(isCut ? 'deeper' : 'shallower')}
                </Button>
              )}
            </div>
            {volumes_of && <p>{t('volumes_of', { day: dayFormat(language, { dateStyle: 'medium' })(volumes_of) })}</p>}
          </>
        }
        instead={own.data && !isPlaced ? <NotPlaced isPending={own.data.placement === 'pending'} /> : undefined}
      />
      <AccountsSheet key={accounts.times} open={accounts.open} onClose={accounts.hide} />
    </>
  )
}
