import { query } from '@longmall/web/call/query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { Control } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'

/** Select of an active distributor, found by account, name or code. */
export function DistributorPicker({ id, value, onChange }: Control) {
  const t = useTranslations('distribution')
  const [typed, type] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useQuery({
    ...query('distribution/list_distributors', { state: 'active', page_size: 20, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      {...(id && { id })}
      allowClear
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      placeholder={t('distributors_search')}
      style={{ width: '100%', maxWidth: 560 }}
      value={typeof value === 'number' ? value : null}
      options={(found.data?.list ?? []).map(({ member_id, account, nickname, level_name }) => ({
        value: member_id,
        label: [account, nickname !== account && nickname, level_name, `#${member_id}`].filter(Boolean).join(' · '),
      }))}
      onChange={(next: number | null | undefined) => onChange?.(next ?? undefined)}
    />
  )
}
