import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { changeOf } from './change-of.ts'
import { useTags } from './use-tags.ts'

/** Puts tags on the members that are ticked, and takes tags off them. */
export function TagChoice({ member_ids, onDone }: { member_ids: number[]; onDone: () => void }) {
  const say = useWords('member')
  const options = useTags()
  return (
    <FormDrawer
      command="member/tag_members"
      label={say('tag_members')}
      fixed={{ member_ids }}
      shape={({ add, remove }) => changeOf(add as number[] | undefined, remove as number[] | undefined)}
      onSaved={onDone}
      fields={[
        {
          kind: 'choice',
          name: 'add',
          label: say('put_tags'),
          isMany: true,
          options,
          help: say('tag_members_help', { count: member_ids.length }),
        },
        { kind: 'choice', name: 'remove', label: say('take_tags'), isMany: true, options },
      ]}
    />
  )
}
