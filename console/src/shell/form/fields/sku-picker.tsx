import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useFormat } from '../../display/use-format.ts'
import { useTranslations } from '../../language.tsx'
import type { Control } from '../field.ts'

/** One SKU, by keywords of its goods or its number; each with its price and stock. */
export function SkuPicker({ id, value, onChange }: Control) {
  const t = useTranslations()
  const { money, count } = useFormat()
  const [typed, type] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const found = useQuery({ ...query('catalogue/pick', keywords ? { keyword: keywords } : {}), placeholderData: keepPreviousData })
  const chosen = typeof value === 'number' ? value : undefined
  const named = useQuery({ ...query('catalogue/pick', { sku_ids: [chosen ?? 1] }), enabled: chosen !== undefined })
  const goods = new Map([...(named.data?.list ?? []), ...(found.data?.list ?? [])].map((one) => [one.goods_id, one]))
  return (
    <Select
      {...(id && { id })}
      allowClear
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      placeholder={t('choose')}
      style={{ width: '100%', maxWidth: 560 }}
      value={chosen ?? null}
      options={[...goods.values()].map(({ goods_name, skus }) => ({
        label: goods_name,
        options: skus.map(({ sku_id, sku_no, sku_name, price, available }) => ({
          value: sku_id,
          label: `${sku_name || goods_name} · ${sku_no} · ${money(price)} · ${count(available)}`,
        })),
      }))}
      onChange={(next: number | null | undefined) => onChange?.(next ?? undefined)}
    />
  )
}
