import { App, Select } from 'antd'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { useWords } from '../../shell/language.tsx'
import { useTags } from './use-tags.ts'

/** A member as one is shown where several are chosen. */
export interface FoundMember {
  customer_id: number
  account: string
}

export interface TagMembersProps {
  /** More are left out, and said to be. */
  most: number
  onFound: (members: FoundMember[]) => void
}

/** Adds all members who carry a tag, where members are chosen; nothing while there are no tags. */
export function TagMembers({ most, onFound }: TagMembersProps) {
  const say = useWords()
  const { message } = App.useApp()
  const tags = useTags()
  const [isBusy, setBusy] = useState(false)
  if (tags.length === 0) return null
  const add = async (tag_id: number) => {
    setBusy(true)
    try {
      const { members, isMore } = await membersOf(tag_id, most)
      if (isMore) void message.warning(say('by_tag_most', { count: most }))
      onFound(members)
    } catch {
      void message.error(say('unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Select
      aria-label={say('by_tag')}
      placeholder={say('by_tag')}
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

async function membersOf(tag_id: number, most: number): Promise<{ members: FoundMember[]; isMore: boolean }> {
  const members: FoundMember[] = []
  for (let cursor: string | null = null; ;) {
    const input = { tag_id, state: 'active', page_size: 50, ...(cursor !== null && { cursor }) } as const
    const page: { list: FoundMember[]; next: string | null } = await queryClient.fetchQuery({
      ...query('member/list_members', input),
      staleTime: 0,
    })
    members.push(...page.list.map(({ customer_id, account }) => ({ customer_id, account })))
    cursor = page.next
    if (cursor === null || members.length >= most) return { members: members.slice(0, most), isMore: cursor !== null }
  }
}
