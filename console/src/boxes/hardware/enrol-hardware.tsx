import { App } from 'antd'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import type { Values } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { toEnrolment } from './to-enrolment.ts'
import { useShowKeys } from './show-keys.tsx'

const byIds = ({ by }: Values) => by === 'ids'

/** Enrols boxes, by the ids printed on them or by a number of new ones; their keys are shown once. */
export function EnrolHardware() {
  const t = useTranslations('box')
  const { modal } = App.useApp()
  const showKeys = useShowKeys(modal)
  return (
    <FormDrawer
      command="box/enrol_hardware"
      label={t('enrol')}
      type="primary"
      initial={{ by: 'ids', count: 10 }}
      shape={toEnrolment}
      refusedFields={{ 'box.device_id_taken': 'ids' }}
      fields={[
        {
          kind: 'choice',
          name: 'by',
          isOwn: true,
          label: t('enrol_by'),
          isRequired: true,
          options: [
            { value: 'ids', label: t('enrol_by_ids') },
            { value: 'count', label: t('enrol_by_count') },
          ],
        },
        {
          kind: 'area',
          name: 'ids',
          isOwn: true,
          label: t('enrol_ids'),
          help: t('enrol_ids_help'),
          rows: 8,
          isRequired: true,
          when: byIds,
          inputFields: [{ kind: 'text', name: 'device_ids', label: t('enrol_ids') }],
        },
        {
          kind: 'number',
          name: 'count',
          label: t('enrol_count'),
          minimum: 1,
          maximum: 500,
          isRequired: true,
          when: (values) => !byIds(values),
        },
      ]}
      doneLabel={({ list }) => t('keys_title', { number: list.length })}
      onSaved={({ list }) => showKeys(list)}
    />
  )
}
