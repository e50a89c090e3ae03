import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { MemberPicker } from '../../shell/member/member-picker.tsx'

/** Requests another owner for a device; a second operator decides. */
export function RequestOwner({ box_id, account }: { box_id: number; account: string }) {
  const t = useTranslations('box')
  const { time } = useFormat()
  return (
    <FormDrawer
      command="box/request_owner"
      label={t('request_owner')}
      fixed={{ box_id }}
      refusedFields={{
        'box.member_unknown': 'member_id',
        'box.owner_frozen': 'member_id',
        'box.owner_closed_area': 'member_id',
        'box.same_owner': 'member_id',
      }}
      fields={[
        {
          kind: 'custom',
          name: 'member_id',
          label: t('new_owner'),
          help: t('new_owner_help', { account }),
          isRequired: true,
          render: (control) => <MemberPicker {...control} />,
        },
        { kind: 'area', name: 'reason', label: t('reason'), maximum: 500, isRequired: true },
      ]}
      doneLabel={({ effective_at }) => (effective_at === null ? t('requested') : t('requested_alone', { time: time(effective_at) }))}
    />
  )
}
