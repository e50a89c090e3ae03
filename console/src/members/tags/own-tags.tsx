import type { MemberRecord } from '@longmall/contract/member.ts'
import { useFormSnapshot } from '../../shell/form/dirty.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { changeBetween } from './change-of.ts'
import { useTags } from './use-tags.ts'

/** Changes the tags of one member. */
export function OwnTags({ member: { customer_id, account, tags } }: { member: MemberRecord }) {
  const t = useTranslations('member')
  const options = useTags()
  const { shown: before, onDirty } = useFormSnapshot(tags.map(({ tag_id }) => tag_id))
  return (
    <FormDrawer
      key={before.join()}
      command="member/tag_members"
      label={t('change_tags')}
      title={account}
      initial={{ tags: before }}
      fixed={{ member_ids: [customer_id] }}
      shape={(values) => changeBetween(before, (values.tags as number[] | undefined) ?? [])}
      onDirty={onDirty}
      fields={[{ kind: 'choice', name: 'tags', isOwn: true, label: t('tags'), isMany: true, options, help: t('tags_lead') }]}
    />
  )
}
