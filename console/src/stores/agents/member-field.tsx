import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import type { Control } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'

export interface MemberFieldProps extends Control {
  /** The current member, for the name. */
  known: { member_id: number; account: string } | null
}

/** One member by id, found by account, mail, mobile or id. */
export function MemberField({ id, value, onChange, known }: MemberFieldProps) {
  const t = useTranslations()
  const [typed, type] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useQuery({
    ...query('member/list_members', { search, page_size: 20 }),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  })
  const hits = (found.data?.list ?? []).map(({ customer_id, account }) => ({ member_id: customer_id, account }))
  const shown = known && !hits.some(({ member_id }) => member_id === known.member_id) ? [known, ...hits] : hits
  return (
    <Select
      {...(id && { id })}
      allowClear
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      placeholder={t('search')}
      style={{ width: '100%' }}
      value={(value as number | undefined) ?? null}
      options={shown.map(({ member_id, account }) => ({ value: member_id, label: `${account} · ${member_id}` }))}
      onChange={(member_id: number | null | undefined) => onChange?.(member_id ?? undefined)}
    />
  )
}
