import type { StaffExchangeItem } from '@longmall/contract/exchange-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../shell/form/editing.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useWords } from '../shell/language.tsx'
import { emptyItem, fixedOf, itemFields, toForm, toInput } from './item-fields.tsx'

export interface ItemDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** One that is edited; none: a new one. */
  item?: StaffExchangeItem
}

/** A button that opens the form of an item of the exchange centre. */
export function ItemDrawer({ label, type = 'link', item }: ItemDrawerProps) {
  const say = useWords('exchange')
  const edited =
    item && editing(item, query('exchange/staff_view', { item_id: item.item_id }), (now) => ({ initial: toForm(now), fixed: fixedOf(now) }))
  return (
    <FormDrawer
      command="exchange/save"
      label={label}
      type={type}
      width={720}
      fields={itemFields(say, item?.kind)}
      shape={toInput}
      {...(edited ?? { initial: emptyItem })}
    />
  )
}
