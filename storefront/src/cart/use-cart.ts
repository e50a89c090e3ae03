import type { Cart } from '@longmall/contract/cart.ts'
import { repriceCart, type LineChange } from '@longmall/pricing/wire/reprice-cart.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '@longmall/web/call/query.ts'

const cartKey = query('cart/view', {}).queryKey
// One after the other, so that the last answer is the last change.
const scope = { id: 'cart' }

/** The cart and its changes; changes are optimistic, and the server's response replaces them. */
export function useCart() {
  const client = useQueryClient()
  const cart = useQuery(query('cart/view', {}))
  const answered = {
    scope,
    // While a later change is under way, its answer is the one to show.
    onSuccess: (fresh: Cart) => void (client.isMutating({ mutationKey: ['cart'] }) <= 1 && client.setQueryData(cartKey, fresh)),
    // What was not done is not shown as done, without a network neither.
    onError: (_failure: Error, _input: unknown, before: unknown) => {
      if (before) client.setQueryData(cartKey, before as Cart)
      return client.invalidateQueries({ queryKey: cartKey })
    },
  }
  /** Shows a change of lines, and the sums it makes, before the server has answered; returns the previous cart. */
  const applyOptimistically = (change: LineChange) => {
    const before = client.getQueryData(cartKey)
    client.setQueryData(cartKey, before && repriceCart(before, change))
    return before
  }
  const changeQuantity = useMutation({
    ...mutation('cart/change_quantity'),
    ...answered,
    onMutate: ({ line_id, quantity }) => applyOptimistically((line) => (line.line_id === line_id ? { quantity } : {})),
  })
  const select = useMutation({
    ...mutation('cart/select'),
    ...answered,
    onMutate: ({ line_ids, warehouse, selected }) =>
      applyOptimistically((line) =>
        (line_ids ? line_ids.includes(line.line_id) : !warehouse || line.warehouse === warehouse) ? { selected } : {},
      ),
  })
  const changeSku = useMutation({ ...mutation('cart/change_sku'), ...answered })
  const remove = useMutation({ ...mutation('cart/remove'), ...answered })
  const clearInvalid = useMutation({ ...mutation('cart/clear_invalid'), ...answered })
  return { cart, changeQuantity, select, changeSku, remove, clearInvalid }
}
export type CartTools = ReturnType<typeof useCart>
