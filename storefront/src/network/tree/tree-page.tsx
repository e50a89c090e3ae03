import type { FoundNode } from '@longmall/contract/network.ts'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import type { LayoutOptions, TreeItem } from '@longmall/ui/tree/layout-tree.ts'
import { TreeDrawing } from '@longmall/ui/tree/tree-drawing.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { List, Network, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { TreeView } from '../network-address.ts'
import { FindSheet } from './find-sheet.tsx'
import { NodeSheet } from './node-sheet.tsx'
import { NotInTeam } from './not-in-team.tsx'
import { TreePath } from './tree-path.tsx'
import { TreeRows } from './tree-rows.tsx'
import { useTreeLabels } from './use-tree-labels.ts'

/** A node as a screen shows it, beside its place in the tree. */
export interface ShownItem extends TreeItem {
  canOpen: boolean
}

export interface TreePageProps<Item extends ShownItem> {
  title: string
  path: '/v2/assets/member_tree' | '/v2/assets/binary_tree'
  tree: 'sponsor' | 'placement'
  /** The top of the own tree is shown. */
  isOwn: boolean
  view: TreeView
  onToggleView: () => void
  result: Pick<UseQueryResult<unknown, CallFailure>, 'error' | 'isError' | 'isFetching' | 'isPending' | 'refetch'>
  items: readonly Item[]
  hasMore: boolean
  layout: LayoutOptions
  /** What of the tree is shown: another part is looked at from its top. */
  part?: string | undefined
  nameOf: (item: Item) => string
  more: (item: Item) => { text: string; label: string } | null
  card: (item: Item, view: TreeView) => ReactNode
  /** Rows of a `<dl>` about a node. */
  facts: (item: Item) => ReactNode
  idOf: (found: FoundNode) => number | null
  onOpen: (id: number) => void
  /** Below the path, such as the day of the volumes. */
  note?: ReactNode
  /** In place of a tree that cannot be shown. */
  instead?: ReactNode
}

/** A tree of members: drawn or as a list, each node opened for its details, searched, and followed downwards (AST-04). */
export function TreePage<Item extends ShownItem>(props: TreePageProps<Item>) {
  const { title, path, tree, isOwn, view, onToggleView, result, items, hasMore, layout, nameOf, more, onOpen, note, instead } = props
  const t = useTranslations('network')
  const labels = useTreeLabels(title)
  const find = useOpening()
  const details = useOpening()
  const [marked, mark] = useState<number | null>(null)
  const top = items[0]
  const chosen = items.find(({ id }) => id === marked)
  const show = (item: Item) => {
    mark(item.id)
    details.show()
  }
  const open = (id: number) => {
    details.hide()
    mark(null)
    onOpen(id)
  }
  const jump = (found: FoundNode) => {
    const id = props.idOf(found)
    if (id === null) return
    find.hide()
    if (items.some((item) => item.id === id)) mark(id)
    else open(id)
  }
  const isList = view === 'list'
  return (
    <>
      <PageHeader
        title={title}
        fallback="/v2/assets/team"
        action={
          items.length > 0 && (
            <>
              <IconButton
                label={t(isList ? 'as_drawing' : 'as_list')}
                icon={isList ? <Network size={20} aria-hidden /> : <List size={20} aria-hidden />}
                onClick={onToggleView}
              />
              <IconButton label={t('find')} icon={<Search size={20} aria-hidden />} onClick={find.show} />
            </>
          )
        }
      />
      {instead ??
        (result.error?.reason === 'network.not_in_team' ? (
          <NotInTeam path={path} />
        ) : result.isError && items.length === 0 ? (
          <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />
        ) : !top ? (
          <TreeSkeleton />
        ) : (
          <>
            <TreePath path={path} view={view} isOwn={isOwn} name={nameOf(top)}>
              {note}
              {hasMore && <p>{t('has_more')}</p>}
            </TreePath>
            {isList ? (
              <TreeRows {...props} marked={marked} onSelect={show} />
            ) : (
              <TreeDrawing
                key={`${top.id} ${props.part}`}
                items={items}
                layout={layout}
                labels={labels}
                selected={marked}
                onSelect={show}
                more={more}
                onOpen={({ id }) => open(id)}
              >
                {(item) => props.card(item, 'drawing')}
              </TreeDrawing>
            )}
          </>
        ))}
      {chosen && (
        <NodeSheet
          key={details.times}
          open={details.open}
          onClose={details.hide}
          title={nameOf(chosen)}
          {...(chosen.canOpen && { onOpen: () => open(chosen.id) })}
        >
          {props.facts(chosen)}
        </NodeSheet>
      )}
      <FindSheet key={`find ${find.times}`} open={find.open} onClose={find.hide} tree={tree} idOf={props.idOf} onFound={jump} />
    </>
  )
}

const TreeSkeleton = () => (
  <div aria-busy className="flex flex-1 flex-col gap-4 p-4">
    <Skeleton className="mx-auto h-16 w-40 rounded-12" />
    <div className="grid grid-cols-2 gap-4">
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-16 rounded-12" />
      ))}
    </div>
  </div>
)
