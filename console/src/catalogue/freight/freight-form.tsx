import type { StaffFreightTemplate } from '@longmall/contract/catalogue-tree-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { RegionField } from './region-field.tsx'

const kinds = ['free', 'quantity', 'weight'] as const satisfies readonly StaffFreightTemplate['kind'][]
const freshRow = { regions: [], deliverable: true, first_units: 1, first_price: '0.00', additional_units: 1, additional_price: '0.00' }

const formOf = ({ name, kind, rows }: StaffFreightTemplate): Values => ({ name, kind, rows })
const fixedOf = ({ freight_template_id, version }: StaffFreightTemplate): Values => ({ freight_template_id, version })

/** An empty field means none. */
function shape({ rows, ...values }: Values): Values {
  const sent = ((rows ?? []) as Values[]).map((row) => ({ ...freshRow, free_from_amount: null, ...row }))
  return sent.length ? { ...values, rows: sent } : values
}

/** A button that opens a template’s form at the side: rows of regions and prices. */
export function FreightForm({ template }: { template?: StaffFreightTemplate }) {
  const t = useTranslations('tree')
  const tCommon = useTranslations()
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery({ ...query('catalogue/freight_list', {}), staleTime: 0 })
    const theirs = list.find((one) => one.freight_template_id === template?.freight_template_id) ?? template!
    return { initial: formOf(theirs), fixed: fixedOf(theirs) }
  }
  return (
    <FormDrawer
      command="catalogue/save_freight"
      label={template ? tCommon('edit') : t('add_freight')}
      title={template ? t('edit_freight') : t('add_freight')}
      type={template ? 'link' : 'primary'}
      width={760}
      initial={template ? formOf(template) : { kind: 'quantity', rows: [freshRow] }}
      fixed={template ? fixedOf(template) : {}}
      {...(template && { fresh })}
      shape={shape}
      fields={[
        { kind: 'text', name: 'name', label: t('name'), maximum: 60, isRequired: true },
        {
          kind: 'choice',
          name: 'kind',
          label: t('freight_kind'),
          isRequired: true,
          options: kinds.map((value) => ({ value, label: t(`kind_${value}`) })),
        },
        {
          kind: 'rows',
          name: 'rows',
          label: t('rows'),
          help: t('rows_help'),
          add: t('add_row'),
          fresh: freshRow,
          fields: [
            { kind: 'custom', name: 'regions', label: t('regions'), render: (control) => <RegionField {...control} /> },
            { kind: 'flag', name: 'deliverable', label: t('deliverable') },
            { kind: 'number', name: 'first_units', label: t('first_units'), minimum: 0, maximum: 1_000_000, when: isDelivered },
            { kind: 'money', name: 'first_price', label: t('first_price'), when: isDelivered },
            { kind: 'number', name: 'additional_units', label: t('additional_units'), minimum: 0, maximum: 1_000_000, when: isDelivered },
            { kind: 'money', name: 'additional_price', label: t('additional_price'), when: isDelivered },
            { kind: 'money', name: 'free_from_amount', label: t('free_from_amount'), when: isDelivered },
          ],
        },
      ]}
    />
  )
}

const isDelivered = ({ deliverable }: Values) => deliverable !== false
