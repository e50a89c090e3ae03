import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

/** Puts whole sets into the cart, part by part; the cart itself finds the set in them. A refusal is shown by the call itself. */
export function useAddSet() {
  const t = useTranslations('catalogue')
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(mutation('cart/add'))
  const addSet = async (items: CampaignDetail['items'], sets: number) => {
    try {
      // Sequentially: each call depends on the cart that the previous one left.
      for (const { sku_id, quantity } of items) await mutateAsync({ sku_id, quantity: quantity * sets })
      toast(t('added'), { icon: 'success' })
    } catch {
      // The call shows its refusal; parts added before it remain in the cart.
    }
    await client.invalidateQueries({ queryKey: ['cart', 'view'] })
  }
  return { addSet, busy: isPending }
}
