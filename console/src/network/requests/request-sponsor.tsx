import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { MemberPicker } from '../../shell/member/member-picker.tsx'

/** Requests another sponsor, of any member or of the one whose record is open. */
export function RequestSponsor({ member_id }: { member_id?: number }) {
  const tCommon = useTranslations()
  const t = useTranslations('network')
  const { time } = useFormat()
  return (
    <FormDrawer
      command="network/request_sponsor"
      label={t('request')}
      {...(member_id === undefined ? { type: 'primary' } : { initial: { member_id } })}
      refusedFields={{
        'member.not_found': 'member_id',
        'network.request_pending': 'member_id',
        'network.sponsor_unknown': 'sponsor_id',
        'network.sponsor_frozen': 'sponsor_id',
        'network.own_sponsor': 'sponsor_id',
        'network.sponsor_cycle': 'sponsor_id',
        'network.same_sponsor': 'sponsor_id',
      }}
      fields={[
        {
          kind: 'custom',
          name: 'member_id',
          label: t('member'),
          isRequired: true,
          render: (control) => <MemberPicker {...control} />,
        },
        {
          kind: 'custom',
          name: 'sponsor_id',
          label: t('new_sponsor'),
          help: t('new_sponsor_help'),
          render: (control) => <MemberPicker {...control} />,
        },
        { kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 500, isRequired: true },
      ]}
      doneLabel={({ effective_at }) => (effective_at === null ? t('requested') : t('requested_alone', { time: time(effective_at) }))}
    />
  )
}
