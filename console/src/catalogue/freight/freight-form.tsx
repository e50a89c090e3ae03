import type { StaffFreightTemplate } from '@longmall/contract/catalogue-tree-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useWords } from '../../shell/language.tsx'
import { RegionField } from './region-field.tsx'

const kinds = ['free', 'piece', 'weight'] as const satisfies readonly StaffFreightTemplate['kind'][]
const freshRow = { regions: [], deliverable: true, first: 1, first_price: '0.00', further: 1, further_price: '0.00' }

const formOf = ({ name, kind, rows }: StaffFreightTemplate): Values => ({ name, kind, rows })
const fixedOf = ({ freight_template_id, version }: StaffFreightTemplate): Values => ({ freight_template_id, version })

/** What is not filled in stands for none. */
function shape({ rows, ...values }: Values): Values {
  const sent = ((rows ?? []) as Values[]).map((row) => ({ ...freshRow, free_over: null, ...row }))
  return sent.length ? { ...values, rows: sent } : values
}

/** A button that opens a template’s form at the side: rows of regions and prices. */
export function FreightForm({ template }: { template?: StaffFreightTemplate }) {
  const say = useWords('tree')
  const common = useWords()
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery({ ...query('catalogue/freight_list', {}), staleTime: 0 })
    const theirs = list.find((one) => one.freight_template_id === template?.freight_template_id) ?? template!
    return { initial: formOf(theirs), fixed: fixedOf(theirs) }
  }
  return (
    <FormDrawer
      command="catalogue/save_freight"
      label={template ? common('edit') : say('add_freight')}
      title={template ? say('edit_freight') : say('add_freight')}
      type={template ? 'link' : 'primary'}
      width={760}
      initial={template ? formOf(template) : { kind: 'piece', rows: [freshRow] }}
      fixed={template ? fixedOf(template) : {}}
      {...(template && { fresh })}
      shape={shape}
      fields={[
        { kind: 'text', name: 'name', label: say('name'), maximum: 60, isRequired: true },
        {
          kind: 'choice',
          name: 'kind',
          label: say('freight_kind'),
          isRequired: true,
          options: kinds.map((value) => ({ value, label: say(`kind_${value}`) })),
        },
        {
          kind: 'rows',
          name: 'rows',
          label: say('rows'),
          help: say('rows_help'),
          add: say('add_row'),
          fresh: freshRow,
          fields: [
            { kind: 'custom', name: 'regions', label: say('regions'), render: (control) => <RegionField {...control} /> },
            { kind: 'flag', name: 'deliverable', label: say('deliverable') },
            { kind: 'number', name: 'first', label: say('first'), minimum: 0, maximum: 1_000_000, when: isDelivered },
            { kind: 'money', name: 'first_price', label: say('first_price'), when: isDelivered },
            { kind: 'number', name: 'further', label: say('further'), minimum: 0, maximum: 1_000_000, when: isDelivered },
            { kind: 'money', name: 'further_price', label: say('further_price'), when: isDelivered },
            { kind: 'money', name: 'free_over', label: say('free_over'), when: isDelivered },
          ],
        },
      ]}
    />
  )
}

const isDelivered = ({ deliverable }: Values) => deliverable !== false
