import { type MemberRow, memberStates } from '@longmall/contract/member.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { MembersExport } from './members-export.tsx'
import { MemberTags } from './member/member-tags.tsx'
import { MemberPlaces } from './tags/member-places.tsx'
import { TagChoice } from './tags/tag-choice.tsx'
import { TagList } from './tags/tag-list.tsx'
import { useTags } from './tags/use-tags.ts'

const tagThem = (rows: MemberRow[], clear: () => void) => (
  <TagChoice key={rows.length} member_ids={rows.map(({ customer_id }) => customer_id)} onDone={clear} />
)

/** Everybody who has an account, with filters (CON-05). */
export function MembersScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('member')
  const may = useMay()
  const { time } = useFormat()
  const tags = useTags()
  const levels = useQuery({ ...query('member/list_levels', {}), enabled: may('member/list_levels') })
  return (
    <>
      <PageHead title={menu('members')} lead={say('members_lead')} />
      <MemberPlaces />
      <ResourceList
        operation="member/list_members"
        rowKey="customer_id"
        empty={say('empty')}
        extra={<MembersExport />}
        {...(may('member/tag_members') && { bulk: tagThem })}
        filters={[
          { kind: 'text', name: 'search', label: say('search'), maxLength: 254 },
          {
            kind: 'choice',
            name: 'grade',
            label: say('grade'),
            options: (levels.data?.list ?? []).map(({ grade, code }) => ({ value: grade, label: code })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: frame('state'),
            options: memberStates.map((value) => ({ value, label: say(`state_${value}`) })),
          },
          { kind: 'choice', name: 'tag_id', label: say('tag'), options: tags },
          { kind: 'text', name: 'regional_code', label: say('regional_code'), maxLength: 20, width: 190 },
          { kind: 'text', name: 'dealer_code', label: say('dealer_code'), maxLength: 20, width: 190 },
        ]}
        columns={[
          { name: 'customer_id', title: say('member_id'), render: ({ customer_id }) => <MemberLink member_id={customer_id} /> },
          {
            name: 'account',
            title: say('account'),
            sort: 'account',
            render: ({ customer_id, account }) => <MemberLink member_id={customer_id}>{account}</MemberLink>,
          },
          { name: 'nickname', title: say('nickname') },
          { name: 'grade', title: say('grade'), sort: 'grade', render: ({ grade_name }) => grade_name },
          { name: 'state', title: frame('state'), render: (row) => <MemberTags member={row} /> },
          { name: 'tags', title: say('tags'), render: (row) => <TagList tags={row.tags} /> },
          { name: 'email', title: say('email') },
          { name: 'mobile', title: say('mobile'), render: ({ mobile }) => mobile ?? '–' },
          { name: 'country', title: say('country'), isExtra: true },
          { name: 'registered_at', title: say('registered'), sort: 'registered_at', render: ({ registered_at }) => time(registered_at) },
        ]}
      />
    </>
  )
}
