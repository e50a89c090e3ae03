import type { Cart } from '@longmall/contract/cart.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import type { Cents } from '@longmall/pricing/types.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useCurrency } from '../shell/site.ts'
import { useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { toast } from '../shell/toast.ts'
import type { MarkProps } from './cart-line-row.tsx'
import type { CartTools } from './use-cart.ts'

/** Select all, the sum, and on to the order; or the deleting of what is marked. */
export function CartFooter({
  cart,
  tools,
  marked,
  onMark,
  onDeleted,
}: MarkProps & { cart: Cart; tools: CartTools; onDeleted: () => void }) {
  const t = useTranslations('cart')
  const lines = cart.groups.flatMap((group) => group.lines)
  const isAll = marked ? lines.every((line) => marked.has(line.line_id)) : lines.every((line) => line.selected)
  return (
    <div className="hairline-b hairline-t sticky bottom-13 z-20 flex items-center gap-2 bg-card py-2 pr-3 pl-1">
      <Checkbox
        checked={isAll}
        onChange={(event) =>
          marked
            ? onMark(new Set(event.target.checked ? lines.map((line) => line.line_id) : []))
            : tools.select.mutate({ selected: event.target.checked })
        }
      >
        {t('select_all')}
      </Checkbox>
      {marked ? <DeleteMarked tools={tools} marked={marked} onDeleted={onDeleted} /> : <CheckoutBar cart={cart} />}
    </div>
  )
}

function DeleteMarked({ tools, marked, onDeleted }: { tools: CartTools; marked: ReadonlySet<number>; onDeleted: () => void }) {
  const t = useTranslations('cart')
  const remove = async () => {
    if (await confirm({ title: t('remove_question', { count: marked.size }), danger: true }))
      tools.remove.mutate({ line_ids: [...marked] }, { onSuccess: onDeleted })
  }
  return (
    <Button look="danger" className="ml-auto" disabled={marked.size === 0} busy={tools.remove.isPending} onClick={() => void remove()}>
      {t('remove', { count: marked.size })}
    </Button>
  )
}

function CheckoutBar({ cart }: { cart: Cart }) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const go = useGo()
  const { list_total, total } = cart.totals
  const saved = (centsOf(list_total) - centsOf(total)) as Cents
  const settle = () => (cart.selected_count === 0 ? toast(t('pick_one')) : void go('/v2/order/confirm/confirm', { from_cart: 1 }))
  return (
    <>
      <div className="min-w-0 flex-1 text-right" aria-live="polite">
        <p className="text-14 text-body">
          {t('total')} <Price amount={total} currency={currency} />
        </p>
        <p className="truncate text-11 text-quiet">
          {saved > 0 ? t('saved', { amount: displayPrice(decimalOf(saved), currency) }) : t('without_freight')}
        </p>
      </div>
      <Button onClick={settle}>{t('settle', { count: cart.selected_count })}</Button>
    </>
  )
}
