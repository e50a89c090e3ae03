import type { TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import type { ListAddress } from './list-address.ts'

export interface Column<Row> {
  /** Key of the column; a field of the row where there is no `render`. */
  name: string
  title: string
  render?: (row: Row) => ReactNode
  width?: number
  align?: 'right'
  /** The operation's `sort` takes this name, and with a minus before it the other way. */
  isSorted?: boolean
  /** Not shown until somebody chooses it. */
  isExtra?: boolean
}

export interface ShownColumns {
  names: readonly string[]
  choose: (names: string[]) => void
}

/** Which columns are shown: as the address says, else as this browser remembers for the list, else those that are not extra. */
export function useShownColumns<Row>(list: string, columns: readonly Column<Row>[], address: ListAddress): ShownColumns {
  const key = `lm_columns_${list}`
  const said = typeof address.search.columns === 'string' ? address.search.columns : localStorage.getItem(key)
  const known = columns.map(({ name }) => name)
  const wanted = said?.split(',').filter((name) => known.includes(name)) ?? []
  return {
    names: wanted.length ? wanted : columns.flatMap(({ name, isExtra }) => (isExtra ? [] : [name])),
    choose: (names) => {
      localStorage.setItem(key, names.join(','))
      address.change({ columns: names.join(',') })
    },
  }
}

/** The columns of the table in the order of the screen, with the buttons of a row at the end. */
export function tableColumns<Row>(
  names: readonly string[],
  columns: readonly Column<Row>[],
  sort: unknown,
  actions: { title: string; isFixed: boolean; render: (row: Row) => ReactNode } | undefined,
): TableColumnType<Row & object>[] {
  const made = columns
    .filter(({ name }) => names.includes(name))
    .map(({ name, title, render, width, align, isSorted }) => ({
      key: name,
      dataIndex: name,
      title,
      ...(width && { width }),
      ...(align && { align }),
      // What a cell says of itself where rows are drawn as cards.
      onCell: () => ({ 'data-label': title }) as object,
      ...(render && { render: (_: unknown, row: Row) => render(row) }),
      ...(isSorted && {
        sorter: true,
        sortOrder: sort === name ? ('ascend' as const) : sort === `-${name}` ? ('descend' as const) : null,
      }),
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
