import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { DistributorPicker } from './distributor-picker.tsx'

/** Binds a member to another distributor, or to nobody, with a reason. */
export function Rebind({ member_id, account }: { member_id: number; account: string }) {
  const t = useTranslations('distribution')
  return (
    <FormDrawer
      command="distribution/rebind"
      label={t('rebind')}
      title={t('rebind_title', { account })}
      fixed={{ member_id }}
      doneLabel={t('rebind_saved')}
      shape={(values) => ({ ...values, distributor_id: values.distributor_id ?? null })}
      refusedFields={{
        'distribution.distributor_not_found': 'distributor_id',
        'distribution.own_code': 'distributor_id',
        'distribution.loop': 'distributor_id',
      }}
      fields={[
        {
          kind: 'custom',
          name: 'distributor_id',
          label: t('rebind_to'),
          help: t('rebind_to_help'),
          render: (control) => <DistributorPicker {...control} />,
        },
        { kind: 'area', name: 'reason', label: t('reason'), help: t('reason_audit'), maximum: 200, isRequired: true },
      ]}
    />
  )
}
