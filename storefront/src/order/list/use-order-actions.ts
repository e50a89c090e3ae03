import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, type Output } from '@longmall/web/call/query.ts'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'

/** Commands that change an order; each is confirmed first (ORD-06). */
export function useOrderActions(order_id: number, onDeleted?: () => void) {
  const t = useTranslations('order')
  const go = useGo()
  const client = useQueryClient()
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: ['order'] }) }
  const showToast = (message: string) => () => toast(message, { icon: 'success' })
  const remind = useMutation({ ...mutation('order/remind'), ...settled, onSuccess: showToast(t('reminded')) })
  const extend = useMutation({ ...mutation('order/extend'), ...settled, onSuccess: showToast(t('extended')) })
  const receive = useMutation({ ...mutation('order/confirm_receipt'), ...settled, onSuccess: showToast(t('receipt_confirmed')) })
  const remove = useMutation({
    ...mutation('order/remove'),
    onSuccess: async () => {
      toast(t('deleted'), { icon: 'success' })
      if (onDeleted) onDeleted()
      await client.invalidateQueries({ queryKey: ['order', 'list'] })
      await client.invalidateQueries({ queryKey: ['order', 'counts'] })
    },
  })
  const buyAgain = useMutation({ ...mutation('order/buy_again'), onSuccess: (addedQuantity) => void showCartResult(addedQuantity) })
  const no = t('not_now')

  async function showCartResult({ added: addedQuantity, skipped }: Output<'order/buy_again'>) {
    await client.invalidateQueries({ queryKey: ['cart'] })
    await storefront().refreshCartNumber()
    const list = skipped.map(({ goods_name, reason }) => `${goods_name}: ${reason}`).join('; ')
    if (addedQuantity === 0) return void (await confirm({ title: t('buy_again_none'), text: list, cancelLabel: no }))
    if (skipped.length > 0) {
      const isOn = await confirm({ title: t('buy_again_left'), text: list, confirmLabel: t('to_cart_rest'), cancelLabel: no })
      if (!isOn) return
    }
    await go('/v2/goods/cart/cart')
  }

  const confirmThen = async (question: Parameters<typeof confirm>[0], action: () => void) => {
    if (await confirm({ cancelLabel: no, ...question })) action()
  }
  return {
    isBusy: remind.isPending || extend.isPending || receive.isPending || remove.isPending || buyAgain.isPending,
    handlers: {
      remind: () => confirmThen({ title: t('remind_question'), confirmLabel: t('remind') }, () => remind.mutate({ order_id })),
      extend: () =>
        confirmThen({ title: t('extend_question'), text: t('extend_text'), confirmLabel: t('extend') }, () => extend.mutate({ order_id })),
      confirm_receipt: () =>
        confirmThen({ title: t('confirm_receipt_question'), text: t('confirm_receipt_text'), confirmLabel: t('confirm_receipt') }, () =>
          receive.mutate({ order_id }),
        ),
      delete: () =>
        confirmThen({ title: t('delete_question'), text: t('delete_text'), confirmLabel: t('delete'), danger: true }, () =>
          remove.mutate({ order_id }),
        ),
      buy_again: () => buyAgain.mutate({ order_id }),
    },
  }
}
