import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Flex, Table } from 'antd'
import { type Key, type ReactNode, useState } from 'react'
import { FailureAlert } from '../display/failure-alert.tsx'
import { type PagedPath, query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../language.tsx'
import { type Column, tableColumns, useShownColumns } from './columns.tsx'
import { type Filter } from './filter.tsx'
import { ListExport } from './list-export.tsx'
import { ListBar } from './list-bar.tsx'
import { ListPages } from './list-pages.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useListAddress } from './list-address.ts'
import { useTableWidth } from './use-table-width.ts'
import './resource-list.css'

type RowOf<Path extends PagedPath> = OutputOf<Api[Path]> extends { list: (infer Row)[] } ? Row : never
/** The values of the operation's `sort`, each in both directions. */
export type SortOf<Path extends PagedPath> =
  InputOf<Api[Path]> extends { sort?: infer Sort } ? Exclude<Extract<Sort, string>, `-${string}`> : never

export interface ResourceListProps<Path extends PagedPath> {
  /** The query that returns `{list, next}`; filters, sort and page come from the address. */
  operation: Path
  /** Fixed input, such as the member whose rows these are. */
  fixed?: Partial<InputOf<Api[Path]>>
  rowKey: keyof RowOf<Path> & string
  columns: readonly Column<RowOf<Path>, SortOf<Path>>[]
  filters?: readonly Filter[]
  /** Buttons of a row. */
  actions?: (row: RowOf<Path>) => ReactNode
  /** What can be done with the rows that are ticked. */
  bulk?: (rows: RowOf<Path>[], clear: () => void) => ReactNode
  /** At the right of the filters, such as an export. */
  extra?: ReactNode
  /** The text of an empty list without filters. */
  empty?: string
  /** On a phone each row is a card, for lists whose rows must be readable without scrolling sideways. */
  isCards?: boolean
  /** What a row shows when it is opened. */
  expand?: (row: RowOf<Path>) => ReactNode
}

/**
 * A list of the server as a table: filters, sort, columns and page are in the address, pagination is by key, and the server
 * filters and sorts (CON-10).
 */
export function ResourceList<Path extends PagedPath>(props: ResourceListProps<Path>) {
  type Row = RowOf<Path>
  const { operation, fixed, rowKey, columns, filters = [], actions, bulk, extra, empty, expand, isCards = false } = props
  const t = useTranslations()
  // On a phone the buttons would cover what they are for.
  const tableWidth = useTableWidth()
  const isFixed = tableWidth === true
  const address = useListAddress()
  const shown = useShownColumns(operation, columns, address)
  const [chosen, setChosen] = useState<Row[]>([])
  const { search } = address
  const filtered = Object.fromEntries(
    filters.flatMap((filter) => (search[filter.name] === undefined ? [] : [[filter.name, valueOf(filter, search)]])),
  )
  const own = Object.fromEntries(['sort', 'cursor'].flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))
  const page_size = typeof search.size === 'number' ? search.size : 20
  const input = { ...fixed, ...filtered, ...own, page_size } as InputOf<Api[Path]>
  const result = useQuery({ ...query(operation, input), placeholderData: keepPreviousData })
  const { list = [], next = null } = (result.data ?? {}) as { list?: Row[]; next?: string | null }
  const isFiltered = Object.keys(filtered).length > 0
  const isColumnChosen = bulk !== undefined
  return (
    <>
      <ListBar
        filters={filters}
        address={address}
        columns={columns}
        shown={shown}
        extra={
          <>
            {isCards && !isFixed && <SortChoice columns={columns} address={address} />}
            {extra}
            <ListExport
              list={operation}
              filters={{ ...fixed, ...filtered, ...(own.sort !== undefined && { sort: own.sort }) }}
              columns={columns.toSorted((one, other) => Number(shown.names.includes(other.name)) - Number(shown.names.includes(one.name)))}
            />
          </>
        }
      />
      {result.isError && (
        <FailureAlert
          failure={result.error}
          retry={() => void result.refetch()}
          labels={Object.fromEntries(filters.map(({ name, label }) => [name, label]))}
        />
      )}
      {bulk && chosen.length > 0 && (
        <Flex gap={8} align="center" wrap style={{ marginBottom: 12 }} role="toolbar">
          <span>{t('selected', { count: chosen.length })}</span>
          {bulk(chosen, () => setChosen([]))}
        </Flex>
      )}
      {(!result.isError || result.data !== undefined) && (
        <Table<Row & object>
          rowKey={(row) => String(row[rowKey])}
          size="small"
          loading={result.isPending || result.isPlaceholderData}
          dataSource={list as (Row & object)[]}
          pagination={false}
          className={isCards ? 'resource-list resource-list-cards' : 'resource-list'}
          {...(isFixed || !isCards ? { scroll: { x: tableWidth } } : {})}
          locale={{
            emptyText: result.isPending ? t('loading') : <Empty description={isFiltered ? t('no_results') : (empty ?? t('list_empty'))} />,
          }}
          {...(expand && { expandable: { expandedRowRender: expand } })}
          {...(isColumnChosen && {
            rowSelection: {
              selectedRowKeys: chosen.map((row) => String(row[rowKey])) as Key[],
              onChange: (_: Key[], rows: (Row & object)[]) => setChosen(rows),
            },
          })}
          columns={tableColumns(shown.names, columns, search.sort, actions && { title: t('actions'), isFixed, render: actions })}
          onChange={(_pages, _filters, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return
            const sort = columns.find(({ name }) => name === sorter.columnKey)?.sort
            address.change({ sort: sorter.order === 'ascend' ? sort : sorter.order === 'descend' ? `-${sort}` : undefined })
          }}
        />
      )}
      <ListPages address={address} next={next} size={page_size} isEmpty={list.length === 0} />
    </>
  )
}

// The address turns "12" into a number, which a text filter does not mean.
const valueOf = ({ kind, name }: Filter, search: Record<string, unknown>) => (kind === 'text' ? String(search[name]) : search[name])
