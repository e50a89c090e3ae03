import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import type { Values } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { movesOf } from './moves-of.ts'

export interface MoveDrawerProps {
  label: string
  type: 'primary' | 'link'
  initial?: Values
}

/** Receives, corrects or writes off quantities of some SKUs at once. */
export function MoveDrawer({ label, type, initial = { reason: 'receive', list: [{}] } }: MoveDrawerProps) {
  const t = useTranslations('goods')
  return (
    <FormDrawer
      command="catalogue/move_stock"
      label={label}
      title={t('move_stock')}
      type={type}
      initial={initial}
      shape={movesOf}
      saveLabel={t('move_stock')}
      fields={[
        {
          name: 'reason',
          label: t('reason'),
          kind: 'choice',
          isRequired: true,
          options: (['receive', 'correct', 'damage'] as const).map((value) => ({ value, label: t(`reason_${value}`) })),
        },
        {
          name: 'list',
          label: t('variants'),
          kind: 'rows',
          add: t('add_sku'),
          minimum: 1,
          maximum: 100,
          fields: [
            { name: 'sku_id', label: t('sku'), kind: 'sku', isRequired: true },
            {
              name: 'quantity',
              label: t('quantity'),
              help: t('quantity_help'),
              kind: 'number',
              minimum: -1_000_000,
              maximum: 1_000_000,
              isRequired: true,
            },
          ],
        },
        { name: 'note', label: t('note'), help: t('note_help'), kind: 'text', maximum: 200 },
      ]}
    />
  )
}
