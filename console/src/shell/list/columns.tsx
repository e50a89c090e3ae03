import type { TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import type { ListAddress } from './list-address.ts'

/** `Sort`: the sort names of the operation. */
export interface Column<Row, Sort extends string = never> {
  /** Key of the column; a field of the row where there is no `render`. */
  name: string
  title: string
  render?: (row: Row) => ReactNode
  width?: number
  align?: 'right'
  /** What the operation's `sort` calls an order by this column; with a minus before it the other way. */
  sort?: Sort
  /** Hidden by default. */
  isExtra?: boolean
}

export interface ShownColumns {
  names: readonly string[]
  choose: (names: string[]) => void
}

/**
 * The shown columns: by the address, else as this browser stored them for the list, else those that are not extra. The sorted
 * column is always shown; hiding it removes the sort.
 */
export function useShownColumns<Row, Sort extends string>(
  list: string,
  columns: readonly Column<Row, Sort>[],
  address: ListAddress,
): ShownColumns {
  const key = `lm_columns_${list}`
  const sorted = columns.find(({ sort }) => sortOrderOf(sort, address.search.sort) !== null)?.name
  const stored = typeof address.search.columns === 'string' ? address.search.columns : localStorage.getItem(key)
  const known = columns.map(({ name }) => name)
  const wanted = stored?.split(',').filter((name) => known.includes(name)) ?? []
  const names = wanted.length ? wanted : columns.flatMap(({ name, isExtra }) => (isExtra ? [] : [name]))
  return {
    names: sorted === undefined || names.includes(sorted) ? names : [...names, sorted],
    choose: (chosen) => {
      localStorage.setItem(key, chosen.join(','))
      const isHidden = sorted !== undefined && !chosen.includes(sorted)
      address.change({ columns: chosen.join(','), ...(isHidden && { sort: undefined }) })
    },
  }
}

/** The sort direction of a column by the address; null when the list is sorted by another. */
function sortOrderOf(sort: string | undefined, currentSort: unknown): 'ascend' | 'descend' | null {
  if (sort === undefined) return null
  return currentSort === sort ? 'ascend' : currentSort === `-${sort}` ? 'descend' : null
}

/** The columns of the table in the order of the screen, with the buttons of a row at the end. */
export function tableColumns<Row, Sort extends string>(
  names: readonly string[],
  columns: readonly Column<Row, Sort>[],
  currentSort: unknown,
  actions: { title: string; isFixed: boolean; render: (row: Row) => ReactNode } | undefined,
): TableColumnType<Row & object>[] {
  const made = columns
    .filter(({ name }) => names.includes(name))
    .map(({ name, title, render, width, align, sort }) => ({
      key: name,
      dataIndex: name,
      title,
      ...(width && { width }),
      ...(align && { align }),
      // The label of a cell where rows are rendered as cards.
      onCell: () => ({ 'data-label': title }) as object,
      ...(render && { render: (_: unknown, row: Row) => render(row) }),
      ...(sort !== undefined && { sorter: true, sortOrder: sortOrderOf(sort, currentSort) }),
    }))
  return actions
    ? [
        ...made,
        {
          key: 'actions',
          title: actions.title,
          ...(actions.isFixed && { fixed: 'end' as const }),
          render: (_: unknown, row: Row) => actions.render(row),
        },
      ]
    : made
}
