import type { MemberRecord } from '@longmall/contract/member.ts'
import { useHeld } from '../../shell/form/dirty.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { changeBetween } from './change-of.ts'
import { useTags } from './use-tags.ts'

/** Changes the tags of one member. */
export function OwnTags({ member: { customer_id, account, tags } }: { member: MemberRecord }) {
  const say = useWords('member')
  const options = useTags()
  const { shown: before, onDirty } = useHeld(tags.map(({ tag_id }) => tag_id))
  return (
    <FormDrawer
      key={before.join()}
      command="member/tag_members"
      label={say('change_tags')}
      title={account}
      initial={{ tags: before }}
      fixed={{ member_ids: [customer_id] }}
      shape={(values) => changeBetween(before, (values.tags as number[] | undefined) ?? [])}
      onDirty={onDirty}
      fields={[{ kind: 'choice', name: 'tags', isOwn: true, label: say('tags'), isMany: true, options, help: say('tags_lead') }]}
    />
  )
}
