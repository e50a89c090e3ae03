import type { Cart, CartLine } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { ChevronRight, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../shell/link.tsx'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { CartLineRow, type MarkProps, toggled } from './cart-line-row.tsx'
import { nameOfRule } from './rule-names.ts'
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

interface ComboFrameProps {
  cart: Cart
  combo: Cart['combos'][number]
  /** The lines of the set in this group. */
  children: ReactNode
}

/** A set around its lines: its name, how many, and what it saves (PRM-07). */
function ComboFrame({ cart, combo, children }: ComboFrameProps) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const name = nameOfRule(cart, `combo:${combo.promotion_id}`)
  return (
    <li>
      <section aria-label={name} className="mx-2 mb-2 rounded-12 border border-brand">
        <Link
          to="/promotionpages/combo/detail/detail"
          search={{ id: combo.promotion_id }}
          className="flex min-h-11 items-center gap-2 rounded-t-12 bg-brand-soft px-3 text-12 text-brand-ink"
        >
          <Package size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{name}</span> ×{combo.sets}
          </span>
          <span className="shrink-0 font-semibold">{t('set_saves', { amount: displayPrice(combo.saved, currency) })}</span>
          <ChevronRight size={16} aria-hidden className="shrink-0" />
        </Link>
        <ul>{children}</ul>
      </section>
    </li>
  )
}

/** Lines of a group that form a set, or one line alone. */
interface ComboGroup {
  combo: Cart['combos'][number] | null
  lines: CartLine[]
}

/** The lines of a group in their order, those of a set grouped at the position of the first; a line of two sets is shown in the first. */
export function groupByCombo({ combos }: Pick<Cart, 'combos'>, { lines }: Cart['groups'][number]): ComboGroup[] {
  const comboOf = ({ line_id }: CartLine) => combos.find(({ lines: own }) => own.some((one) => one.line_id === line_id)) ?? null
  const sets: ComboGroup[] = []
  for (const line of lines) {
    const combo = comboOf(line)
    const begun = combo && sets.find((one) => one.combo === combo)
    if (begun) begun.lines.push(line)
    else sets.push({ combo, lines: [line] })
  }
  return sets
}
