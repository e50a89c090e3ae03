import { windowStates } from '@longmall/contract/member-level.ts'
import { type MemberRow, memberStates } from '@longmall/contract/member.ts'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { MembersExport } from './members-export.tsx'
import { MemberTags } from './member/member-tags.tsx'
import { MemberNavigation } from './tags/member-navigation.tsx'
import { TagChoice } from './tags/tag-choice.tsx'
import { TagList } from './tags/tag-list.tsx'
import { useTags } from './tags/use-tags.ts'

const tagMembers = (rows: MemberRow[], clear: () => void) => (
  <TagChoice key={rows.length} member_ids={rows.map(({ customer_id }) => customer_id)} onDone={clear} />
)

/** All members, with filters (CON-05). */
export function MembersScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('member')
  const can = usePermissions()
  const { time } = useFormat()
  const tags = useTags()
  const levels = useQuery({ ...query('member/list_levels', {}), enabled: can('member/list_levels') })
  return (
    <>
      <PageHead title={tMenu('members')} lead={t('members_lead')} />
      <MemberNavigation />
      <ResourceList
        operation="member/list_members"
        rowKey="customer_id"
        empty={t('empty')}
        extra={<MembersExport />}
        {...(can('member/tag_members') && { bulk: tagMembers })}
        filters={[
          { kind: 'text', name: 'search', label: t('search'), maxLength: 254 },
          {
            kind: 'choice',
            name: 'grade',
            label: t('grade'),
            options: (levels.data?.list ?? []).map(({ grade, code }) => ({ value: grade, label: code })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: memberStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'window_state',
            label: t('window'),
            options: windowStates.map((value) => ({ value, label: t(`window_${value}`) })),
          },
          { kind: 'choice', name: 'tag_id', label: t('tag'), options: tags },
          { kind: 'text', name: 'regional_code', label: t('regional_code'), maxLength: 20, width: 190 },
          { kind: 'text', name: 'dealer_code', label: t('dealer_code'), maxLength: 20, width: 190 },
        ]}
        columns={[
          { name: 'customer_id', title: t('member_id'), render: ({ customer_id }) => <MemberLink member_id={customer_id} /> },
          {
            name: 'account',
            title: t('account'),
            sort: 'account',
            render: ({ customer_id, account }) => <MemberLink member_id={customer_id}>{account}</MemberLink>,
          },
          { name: 'nickname', title: t('nickname') },
          { name: 'grade', title: t('grade'), sort: 'grade', render: ({ grade_name }) => grade_name },
          { name: 'state', title: tCommon('state'), render: (row) => <MemberTags member={row} /> },
          { name: 'tags', title: t('tags'), render: (row) => <TagList tags={row.tags} /> },
          { name: 'email', title: t('email') },
          { name: 'mobile', title: t('mobile'), render: ({ mobile }) => mobile ?? '–' },
          { name: 'country', title: t('country'), isExtra: true },
          { name: 'registered_at', title: t('registered'), sort: 'registered_at', render: ({ registered_at }) => time(registered_at) },
        ]}
      />
    </>
  )
}
