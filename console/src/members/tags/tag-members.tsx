import { App, Select } from 'antd'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useTags } from './use-tags.ts'

/** A member as one is shown where several are chosen. */
export interface FoundMember {
  customer_id: number
  account: string
}

export interface TagMembersProps {
  /** Members beyond this are left out, with a note. */
  maximum: number
  onFound: (members: FoundMember[]) => void
}

/** Adds all members with a tag to a member picker; renders nothing if there are no tags. */
export function TagMembers({ maximum, onFound }: TagMembersProps) {
  const t = useTranslations()
  const { message } = App.useApp()
  const tags = useTags()
  const [isBusy, setBusy] = useState(false)
  if (tags.length === 0) return null
  const add = async (tag_id: number) => {
    setBusy(true)
    try {
      const { members, isMore } = await membersOf(tag_id, maximum)
      if (isMore) void message.warning(t('by_tag_limited', { count: maximum }))
      onFound(members)
    } catch {
      void message.error(t('unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Select
      aria-label={t('by_tag')}
      placeholder={t('by_tag')}
      style={{ width: '100%' }}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isBusy}
      disabled={isBusy}
      value={null}
      options={tags}
      onChange={(tag_id: number | null) => {
        if (tag_id !== null) void add(tag_id)
      }}
    />
  )
}

async function membersOf(tag_id: number, maximum: number): Promise<{ members: FoundMember[]; isMore: boolean }> {
  const members: FoundMember[] = []
  for (let cursor: string | null = null; ;) {
    const input = { tag_id, state: 'active', page_size: 50, ...(cursor !== null && { cursor }) } as const
    const page: { list: FoundMember[]; next: string | null } = await queryClient.fetchQuery({
      ...query('member/list_members', input),
      staleTime: 0,
    })
    members.push(...page.list.map(({ customer_id, account }) => ({ customer_id, account })))
    cursor = page.next
    if (cursor === null || members.length >= maximum) return { members: members.slice(0, maximum), isMore: cursor !== null }
  }
}
