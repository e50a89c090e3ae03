import { query } from '@longmall/web/call/query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { Control } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'

const maxSkus = 200

/** SKUs of devices, found by keywords of their goods or by their number. */
export function SkusField({ id, value, onChange }: Control) {
  const t = useTranslations()
  const [typed, type] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const sku_ids = (value as number[] | undefined) ?? []
  const found = useQuery({ ...query('catalogue/pick', keyword ? { keyword } : {}), placeholderData: keepPreviousData })
  const named = useQuery({ ...query('catalogue/pick', { sku_ids }), enabled: sku_ids.length > 0, placeholderData: keepPreviousData })
  const goods = new Map([...(found.data?.list ?? []), ...(named.data?.list ?? [])].map((one) => [one.goods_id, one]))
  return (
    <Select
      {...(id && { id })}
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      placeholder={t('choose')}
      maxCount={maxSkus}
      style={{ width: '100%' }}
      value={sku_ids}
      options={[...goods.values()].map(({ goods_name, skus }) => ({
        label: goods_name,
        options: skus.map(({ sku_id, sku_no, sku_name }) => ({ value: sku_id, label: `${sku_name || goods_name} · ${sku_no}` })),
      }))}
      onChange={(chosen: number[]) => onChange?.(chosen)}
    />
  )
}
