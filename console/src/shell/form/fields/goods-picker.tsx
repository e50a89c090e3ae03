import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../language.tsx'
import type { Control } from '../field.ts'

/** Goods by keywords: one id, or several. */
export function GoodsPicker({ id, value, onChange, isMany }: Control & { isMany: boolean }) {
  const t = useTranslations()
  const [typed, type] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const found = useQuery({ ...query('catalogue/pick', keywords ? { keyword: keywords } : {}), placeholderData: keepPreviousData })
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as number[]
  const named = useQuery({
    ...query('catalogue/pick', { goods_ids: chosen }),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  })
  const goods = new Map([...(named.data?.list ?? []), ...(found.data?.list ?? [])].map((one) => [one.goods_id, one.goods_name]))
  return (
    <Select
      {...(id && { id })}
      {...(isMany && { mode: 'multiple' as const })}
      allowClear
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      placeholder={t('choose')}
      style={{ width: '100%', maxWidth: 560 }}
      value={(isMany ? chosen : (chosen[0] ?? null)) as never}
      options={[...goods].map(([goods_id, label]) => ({ value: goods_id, label }))}
      onChange={(next: unknown) => onChange?.(next ?? undefined)}
    />
  )
}
