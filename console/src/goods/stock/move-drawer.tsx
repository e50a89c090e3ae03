import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import type { Values } from '../../shell/form/field.ts'
import { useWords } from '../../shell/language.tsx'
import { movesOf } from './moves-of.ts'

export interface MoveDrawerProps {
  label: string
  type: 'primary' | 'link'
  initial?: Values
}

/** Receives, corrects or writes off pieces of some SKUs at once. */
export function MoveDrawer({ label, type, initial = { reason: 'receive', list: [{}] } }: MoveDrawerProps) {
  const say = useWords('goods')
  return (
    <FormDrawer
      command="catalogue/move_stock"
      label={label}
      title={say('move_stock')}
      type={type}
      initial={initial}
      shape={movesOf}
      saveLabel={say('move_stock')}
      fields={[
        {
          name: 'reason',
          label: say('reason'),
          kind: 'choice',
          isRequired: true,
          options: (['receive', 'correct', 'damage'] as const).map((value) => ({ value, label: say(`reason_${value}`) })),
        },
        {
          name: 'list',
          label: say('variants'),
          kind: 'rows',
          add: say('add_sku'),
          minimum: 1,
          maximum: 100,
          fields: [
            { name: 'sku_id', label: say('sku'), kind: 'sku', isRequired: true },
            {
              name: 'quantity',
              label: say('pieces'),
              help: say('pieces_help'),
              kind: 'number',
              minimum: -1_000_000,
              maximum: 1_000_000,
              isRequired: true,
            },
          ],
        },
        { name: 'note', label: say('note'), help: say('note_help'), kind: 'text', maximum: 200 },
      ]}
    />
  )
}
