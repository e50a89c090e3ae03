import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flex, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { query } from '../shell/call/query.ts'
import { TagMembers } from '../members/tags/tag-members.tsx'
import type { Control } from '../shell/form/field.ts'
import { useWords } from '../shell/language.tsx'

const most = 500

/** Members by their ids, found by account, mail, mobile or id, or all at once who carry a tag. */
export function MembersField({ id, value, onChange }: Control) {
  const say = useWords()
  const [typed, type] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useQuery({
    ...query('member/list_members', { search, page_size: 20 }),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  })
  const ids = (value as number[] | undefined) ?? []
  return (
    <Flex vertical gap={8}>
      <Select
        {...(id && { id })}
        mode="multiple"
        labelInValue={false}
        showSearch={{ filterOption: false, onSearch: type }}
        loading={found.isFetching}
        placeholder={say('search')}
        style={{ width: '100%' }}
        maxCount={most}
        value={ids}
        options={(found.data?.list ?? []).map(({ customer_id, account }) => ({ value: customer_id, label: `${account} · ${customer_id}` }))}
        onChange={(chosen: number[]) => onChange?.(chosen.length ? chosen : undefined)}
      />
      <TagMembers most={most} onFound={(tagged) => onChange?.([...new Set([...ids, ...tagged])].slice(0, most))} />
    </Flex>
  )
}
