import type { Cart } from '@longmall/contract/cart.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '../shell/call/query.ts'

const cartKey = query('cart/view', {}).queryKey
// One after the other, so that the last answer is the last change.
const scope = { id: 'cart' }

/** The cart and its changes; what one taps is shown at once, and the server's answer settles it. */
export function useCart() {
  const client = useQueryClient()
  const cart = useQuery(query('cart/view', {}))
  const answered = {
    scope,
    onSuccess: (fresh: Cart) => client.setQueryData(cartKey, fresh),
    onError: () => client.invalidateQueries({ queryKey: cartKey }),
  }
  /** Shows a change of lines before the server has answered; the sums wait for it. */
  const foresee = (change: (line: Cart['groups'][number]['lines'][number]) => Partial<Cart['groups'][number]['lines'][number]>) =>
    client.setQueryData(
      cartKey,
      (before) =>
        before && {
          ...before,
          groups: before.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, ...change(line) })) })),
        },
    )
  const changeQuantity = useMutation({
    ...mutation('cart/change_quantity'),
    ...answered,
    onMutate: ({ line_id, quantity }) => void foresee((line) => (line.line_id === line_id ? { quantity } : {})),
  })
  const select = useMutation({
    ...mutation('cart/select'),
    ...answered,
    onMutate: ({ line_ids, warehouse, selected }) =>
      void foresee((line) =>
        (line_ids ? line_ids.includes(line.line_id) : !warehouse || line.warehouse === warehouse) ? { selected } : {},
      ),
  })
  const changeSku = useMutation({ ...mutation('cart/change_sku'), ...answered })
  const remove = useMutation({ ...mutation('cart/remove'), ...answered })
  const clearInvalid = useMutation({ ...mutation('cart/clear_invalid'), ...answered })
  const isChanging = changeQuantity.isPending || select.isPending || changeSku.isPending
  return { cart, changeQuantity, select, changeSku, remove, clearInvalid, isChanging }
}
export type CartTools = ReturnType<typeof useCart>
