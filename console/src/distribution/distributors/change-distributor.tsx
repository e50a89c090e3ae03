import { query } from '@longmall/web/call/query.ts'
import { editing } from '../../shell/form/editing.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { useLevels } from '../levels/use-levels.ts'
import type { DistributorRecord } from './distributor-screen.tsx'

const startOf = ({ member_id, version, level_id, is_level_fixed, state }: DistributorRecord) => ({
  initial: { level_id, is_level_fixed, state },
  fixed: { member_id, version },
})

/** Sets level and state of a distributor, with a reason. */
export function ChangeDistributor({ distributor }: { distributor: DistributorRecord }) {
  const t = useTranslations('distribution')
  const levels = useLevels()
  const { member_id, account } = distributor
  return (
    <FormDrawer
      command="distribution/change_distributor"
      label={t('change')}
      title={t('change_title', { account })}
      {...editing(distributor, query('distribution/view_distributor', { member_id }), startOf)}
      refusedFields={{ 'distribution.level_not_found': 'level_id' }}
      fields={[
        { kind: 'choice', name: 'level_id', label: t('level'), isRequired: true, options: levels },
        { kind: 'flag', name: 'is_level_fixed', label: t('is_level_fixed'), help: t('is_level_fixed_help') },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          isRequired: true,
          help: t('change_state_help'),
          options: (['active', 'stopped'] as const).map((value) => ({ value, label: t(value) })),
        },
        { kind: 'area', name: 'reason', label: t('reason'), help: t('reason_audit'), maximum: 200, isRequired: true },
      ]}
    />
  )
}
