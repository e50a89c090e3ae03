import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flex, InputNumber, Select } from 'antd'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { usePermissions } from '../call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { MemberFacts } from './member-facts.tsx'
import { useTranslations } from '../language.tsx'
import type { Control } from '../form/field.ts'

export interface MemberPickerProps extends Control {
  label?: string
  /** More that is shown of the chosen one, such as balances. */
  children?: (member_id: number) => ReactNode
}

/** Select of a member, found by account, mail, mobile or number. Operators without permission to view members type the number. */
export function MemberPicker({ id, value, onChange, label, children }: MemberPickerProps) {
  const t = useTranslations()
  const can = usePermissions()
  const [typed, type] = useState('')
  const search = useDeferredValue(typed.trim())
  const canSearch = can('member/list_members') && can('member/view_member')
  const found = useQuery({
    ...query('member/list_members', { search, page_size: 20 }),
    enabled: canSearch && search.length > 0,
    placeholderData: keepPreviousData,
  })
  const chosen = typeof value === 'number' ? value : undefined
  const named = useQuery({ ...query('member/view_member', { member_id: chosen ?? 1 }), enabled: canSearch && chosen !== undefined })
  const common = { ...(id && { id }), ...(label && { 'aria-label': label }) }
  if (!canSearch)
    return <InputNumber {...common} precision={0} min={1} value={chosen ?? null} onChange={(next) => onChange?.(next ?? undefined)} />
  const members = new Map([...(named.data ? [named.data] : []), ...(found.data?.list ?? [])].map((one) => [one.customer_id, one]))
  return (
    <Flex vertical gap={8}>
      <Select
        {...common}
        allowClear
        showSearch={{ filterOption: false, onSearch: type }}
        loading={found.isFetching}
        placeholder={t('find_member')}
        style={{ width: '100%', minWidth: 260, maxWidth: 560 }}
        value={chosen ?? null}
        options={[...members.values()].map(({ customer_id, account, nickname }) => ({
          value: customer_id,
          label: [account, nickname !== account && nickname, `#${customer_id}`].filter(Boolean).join(' · '),
        }))}
        onChange={(next: number | null | undefined) => onChange?.(next ?? undefined)}
      />
      {chosen !== undefined && <MemberFacts member_id={chosen}>{children?.(chosen)}</MemberFacts>}
    </Flex>
  )
}
