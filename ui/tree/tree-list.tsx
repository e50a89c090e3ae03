import type { ReactNode } from 'react'
import type { TreeItem } from './layout-tree.ts'
import './tree.css'

export interface TreeListProps<Item extends TreeItem> {
  /** Accessible name of the list. */
  label: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** The same tree as nested lists, for screen readers and for whoever prefers to read. */
export function TreeList<Item extends TreeItem>({ label, items, children }: TreeListProps<Item>) {
  const childrenOf = Map.groupBy(items, ({ parentId }) => parentId)
  const listOf = (parent: number | null, name?: string): ReactNode => {
    const list = childrenOf.get(parent)
    return (
      list && (
        <ul className="tree-list" aria-label={name}>
          {list.map((item) => (
            <li key={item.id}>
              {children(item)}
              {listOf(item.id)}
            </li>
          ))}
        </ul>
      )
    )
  }
  return listOf(null, label)
}
