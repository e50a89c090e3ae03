import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, type Output } from '@longmall/web/call/query.ts'
import { useGo } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'

/** What changes an order at a press; each asks first (ORD-06). */
export function useOrderActs(order_id: number, onGone?: () => void) {
  const say = usePhrases('order')
  const go = useGo()
  const client = useQueryClient()
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: ['order'] }) }
  const said = (words: string) => () => toast(words, { icon: 'success' })
  const remind = useMutation({ ...mutation('order/remind'), ...settled, onSuccess: said(say('reminded')) })
  const extend = useMutation({ ...mutation('order/extend'), ...settled, onSuccess: said(say('extended')) })
  const receive = useMutation({ ...mutation('order/confirm_receipt'), ...settled, onSuccess: said(say('receipt_confirmed')) })
  const remove = useMutation({
    ...mutation('order/remove'),
    onSuccess: async () => {
      toast(say('deleted'), { icon: 'success' })
      if (onGone) onGone()
      await client.invalidateQueries({ queryKey: ['order', 'list'] })
      await client.invalidateQueries({ queryKey: ['order', 'counts'] })
    },
  })
  const again = useMutation({ ...mutation('order/buy_again'), onSuccess: (put) => void tellCart(put) })
  const no = say('not_now')

  async function tellCart({ put, left_out }: Output<'order/buy_again'>) {
    await client.invalidateQueries({ queryKey: ['cart'] })
    await storefront().refreshCartNumber()
    const list = left_out.map(({ goods_name, reason }) => `${goods_name}: ${reason}`).join('; ')
    if (put === 0) return void (await confirm({ title: say('buy_again_none'), text: list, cancelLabel: no }))
    if (left_out.length > 0) {
      const isOn = await confirm({ title: say('buy_again_left'), text: list, confirmLabel: say('to_cart_rest'), cancelLabel: no })
      if (!isOn) return
    }
    await go('/v2/goods/cart/cart')
  }

  const asking = async (question: Parameters<typeof confirm>[0], act: () => void) => {
    if (await confirm({ cancelLabel: no, ...question })) act()
  }
  return {
    isBusy: remind.isPending || extend.isPending || receive.isPending || remove.isPending || again.isPending,
    acts: {
      remind: () => asking({ title: say('remind_question'), confirmLabel: say('remind') }, () => remind.mutate({ order_id })),
      extend: () =>
        asking({ title: say('extend_question'), text: say('extend_text'), confirmLabel: say('extend') }, () => extend.mutate({ order_id })),
      confirm_receipt: () =>
        asking({ title: say('confirm_receipt_question'), text: say('confirm_receipt_text'), confirmLabel: say('confirm_receipt') }, () =>
          receive.mutate({ order_id }),
        ),
      delete: () =>
        asking({ title: say('delete_question'), text: say('delete_text'), confirmLabel: say('delete'), danger: true }, () =>
          remove.mutate({ order_id }),
        ),
      buy_again: () => again.mutate({ order_id }),
    },
  }
}
