import { Button, Checkbox, Flex, Popover } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '../language.tsx'
import type { Column, ShownColumns } from './columns.tsx'
import { type Filter, FilterField } from './filter.tsx'
import type { ListAddress } from './list-address.ts'

export interface ListBarProps<Row, Sort extends string> {
  filters: readonly Filter[]
  address: ListAddress
  columns: readonly Column<Row, Sort>[]
  shown: ShownColumns
  /** At the right: what else can be done with the list. */
  extra: ReactNode
}

/** Above a list: its filters, which columns are shown, and what else can be done with it. */
export function ListBar<Row, Sort extends string>({ filters, address, columns, shown, extra }: ListBarProps<Row, Sort>) {
  const t = useTranslations()
  const isFiltered = filters.some(({ name }) => address.search[name] !== undefined)
  const shownFilters = filters.filter(({ name, isExtra }) => !isExtra || address.search[name] !== undefined)
  return (
    <Flex gap={8} wrap align="center" style={{ marginBottom: 12 }} role="search">
      {shownFilters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={address.search[filter.name]}
          onChange={(value) => address.change({ [filter.name]: value })}
        />
      ))}
      {isFiltered && (
        <Button type="link" onClick={() => address.change(Object.fromEntries(filters.map(({ name }) => [name, undefined])))}>
          {t('clear_filters')}
        </Button>
      )}
      <span style={{ flex: 1 }} />
      {extra}
      <Popover
        trigger="click"
        placement="bottomRight"
        content={
          <Checkbox.Group
            style={{ display: 'grid', gap: 8 }}
            value={[...shown.names]}
            options={columns.map(({ name, title }) => ({ value: name, label: title }))}
            onChange={(names) => names.length > 0 && shown.choose(names)}
          />
        }
      >
        <Button>{t('columns')}</Button>
      </Popover>
    </Flex>
  )
}
