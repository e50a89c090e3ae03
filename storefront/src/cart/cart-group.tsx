import type { Cart } from '@longmall/contract/cart.ts'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { ComboFrame } from './offers/combo-frame.tsx'
import { groupByCombo } from './offers/group-by-combo.ts'
import { type MarkProps, toggled } from './marked-lines.ts'
import type { CartTools } from './use-cart.ts'

export interface CartGroupProps extends MarkProps {
  cart: Cart
  group: Cart['groups'][number]
  tools: CartTools
}

/** The lines of one warehouse under its own tick box; those of a set are grouped in its frame. */
export function CartGroup({ cart, group, tools, marked, onMark }: CartGroupProps) {
  const t = useTranslations('cart')
  const ids = group.lines.map((line) => line.line_id)
  const isOn = marked ? ids.every((id) => marked.has(id)) : group.lines.every((line) => line.selected)
  const name = t(group.warehouse)
  return (
    <section className="rounded-12 bg-card pb-1" aria-label={name}>
      <div className="flex items-center px-1">
        <Checkbox
          aria-label={t('select_group', { name })}
          checked={isOn}
          onChange={(event) =>
            marked
              ? onMark(toggled(marked, ids, event.target.checked))
              : tools.select.mutate({ warehouse: group.warehouse, selected: event.target.checked })
          }
        />
        <h2 className="text-14 font-semibold text-strong">{name}</h2>
      </div>
      <ul>
        {groupByCombo(cart, group).map(({ combo, lines }) => {
          const rows = lines.map((line) => (
            <CartLineRow key={line.line_id} cart={cart} line={line} tools={tools} marked={marked} onMark={onMark} />
          ))
          if (!combo) return rows
          return (
            <ComboFrame key={`combo ${combo.promotion_id}`} cart={cart} combo={combo}>
              {rows}
            </ComboFrame>
          )
        })}
      </ul>
    </section>
  )
}
