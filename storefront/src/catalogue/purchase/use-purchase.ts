import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '@longmall/web/call/query.ts'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

export interface Purchase {
  adding: boolean
  /** Adds a quantity to the cart and shows a toast; a refusal is shown by the call itself. */
  add: (sku_id: number, quantity: number, done: () => void) => void
  /** Straight to the confirmation of an order; a visitor logs in on the way. */
  buy: (sku_id: number, quantity: number) => void
}

/** The two ways to buy a variant. */
export function usePurchase(): Purchase {
  const t = useTranslations('catalogue')
  const go = useGo()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...mutation('cart/add'),
    onSuccess: () => {
      toast(t('added'), { icon: 'success' })
      void queryClient.invalidateQueries({ queryKey: ['cart', 'view'] })
    },
  })
  return {
    adding: isPending,
    add: (sku_id, quantity, done) => mutate({ sku_id, quantity }, { onSuccess: done }),
    buy: (sku_id, quantity) => void go('/v2/order/confirm/confirm', { sku_id, quantity }),
  }
}
