import { Select } from 'antd'
import { useTranslations } from '../language.tsx'
import type { Column } from './columns.tsx'
import type { ListAddress } from './list-address.ts'

export interface SortChoiceProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[]
  address: ListAddress
}

/** How a list is sorted, where its rows are drawn as cards and it has no headings to press. */
export function SortChoice<Row, Sort extends string>({ columns, address }: SortChoiceProps<Row, Sort>) {
  const t = useTranslations()
  const { sort: chosen } = address.search
  const options = columns.flatMap(({ sort, title }) =>
    sort === undefined
      ? []
      : [
          { value: sort as string, label: t('sorted_ascending', { column: title }) },
          { value: `-${sort}`, label: t('sorted_descending', { column: title }) },
        ],
  )
  if (options.length === 0) return null
  return (
    <Select
      aria-label={t('sort')}
      placeholder={t('sort')}
      style={{ width: 240 }}
      allowClear
      value={typeof chosen === 'string' ? chosen : null}
      options={options}
      onChange={(next?: string | null) => address.change({ sort: next ?? undefined })}
    />
  )
}
