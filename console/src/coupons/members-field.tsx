import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Flex, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { type FoundMember, TagMembers } from '../members/tags/tag-members.tsx'
import type { Control } from '../shell/form/field.ts'
import { useTranslations } from '../shell/language.tsx'

const maxMembers = 500
const nameOf = ({ customer_id, account }: FoundMember) => ({ value: customer_id, label: `${account} · ${customer_id}` })

/** Members found by account, mail, mobile or id, or all with a tag; selected ones are shown by account. */
export function MembersField({ id, value, onChange }: Control) {
  const t = useTranslations()
  const [typed, type] = useState('')
  const [known, setKnown] = useState<readonly FoundMember[]>([])
  const search = useDeferredValue(typed.trim())
  const found = useQuery({
    ...query('member/list_members', { search, page_size: 20 }),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  })
  const ids = (value as number[] | undefined) ?? []
  const shown = found.data?.list ?? []
  const choose = (chosen: number[], from: readonly FoundMember[]) => {
    const members = new Map([...known, ...from].map((one) => [one.customer_id, one]))
    setKnown(chosen.flatMap((one) => members.get(one) ?? []))
    onChange?.(chosen.length ? chosen : undefined)
  }
  const others = known.filter(({ customer_id }) => !shown.some((one) => one.customer_id === customer_id))
  return (
    <Flex vertical gap={8}>
      <Select
        {...(id && { id })}
        mode="multiple"
        labelInValue={false}
        showSearch={{ filterOption: false, onSearch: type }}
        loading={found.isFetching}
        placeholder={t('find_member')}
        style={{ width: '100%' }}
        maxCount={maxMembers}
        value={ids}
        options={[...shown, ...others].map(nameOf)}
        onChange={(chosen: number[]) => choose(chosen, shown)}
      />
      <TagMembers
        maximum={maxMembers}
        onFound={(tagged) => choose([...new Set([...ids, ...tagged.map(({ customer_id }) => customer_id)])].slice(0, maxMembers), tagged)}
      />
    </Flex>
  )
}
