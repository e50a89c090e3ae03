import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { changeOf } from './change-of.ts'
import { useTags } from './use-tags.ts'

/** Adds tags to the selected members, or removes them. */
export function TagChoice({ member_ids, onDone }: { member_ids: number[]; onDone: () => void }) {
  const t = useTranslations('member')
  const options = useTags()
  return (
    <FormDrawer
      command="member/tag_members"
      label={t('tag_members')}
      fixed={{ member_ids }}
      shape={({ add, remove }) => changeOf(add as number[] | undefined, remove as number[] | undefined)}
      onSaved={onDone}
      fields={[
        {
          kind: 'choice',
          name: 'add',
          label: t('add_tags'),
          isMany: true,
          options,
          help: t('tag_members_help', { count: member_ids.length }),
        },
        { kind: 'choice', name: 'remove', label: t('remove_tags'), isMany: true, options },
      ]}
    />
  )
}
