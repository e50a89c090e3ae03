import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../language.tsx'
import type { Control } from '../field.ts'

/** One coupon, by its name. */
export function CouponPicker({ id, value, onChange }: Control) {
  const t = useTranslations()
  const [typed, type] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const found = useQuery({ ...query('coupon/pick', keywords ? { keyword: keywords } : {}), placeholderData: keepPreviousData })
  const chosen = typeof value === 'number' ? value : undefined
  const named = useQuery({ ...query('coupon/pick', { coupon_ids: [chosen ?? 1] }), enabled: chosen !== undefined })
  const coupons = new Map([...(named.data?.list ?? []), ...(found.data?.list ?? [])].map((one) => [one.coupon_id, one]))
  return (
    <Select
      {...(id && { id })}
      allowClear
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      placeholder={t('choose')}
      style={{ width: '100%', maxWidth: 560 }}
      value={chosen ?? null}
      options={[...coupons.values()].map(({ coupon_id, name, is_on }) => ({
        value: coupon_id,
        label: `#${coupon_id} · ${name}${is_on ? '' : ` (${t('off')})`}`,
      }))}
      onChange={(next: number | null | undefined) => onChange?.(next ?? undefined)}
    />
  )
}
