import type { StaffPointsShopItem } from '@longmall/contract/points-shop-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../shell/form/editing.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'
import { emptyItem, fixedOf, itemFields, toForm, toInput } from './item-fields.tsx'

export interface ItemDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** One that is edited; none: a new one. */
  item?: StaffPointsShopItem
}

/** A button that opens the form of an item of the exchange centre. */
export function ItemDrawer({ label, type = 'link', item }: ItemDrawerProps) {
  const t = useTranslations('pointsshop')
  const edited =
    item &&
    editing(item, query('points_shop/staff_view', { item_id: item.item_id }), (now) => ({ initial: toForm(now), fixed: fixedOf(now) }))
  return (
    <FormDrawer
      command="points_shop/save"
      label={label}
      type={type}
      width={720}
      fields={itemFields(t, item?.kind)}
      shape={toInput}
      {...(edited ?? { initial: emptyItem })}
    />
  )
}
