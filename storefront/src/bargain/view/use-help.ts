import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCurrency } from '../../shell/money/currency.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'

/** Helps with a friend's bargain, once; a visitor is asked to log in and comes back. */
export function useHelp(bargain_id: number): { help: () => void; isHelping: boolean } {
  const say = usePhrases('bargain')
  const currency = useCurrency()
  const router = useRouter()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...mutation('bargain/help'),
    onSuccess: ({ cut }) => toast(say('you_cut', { cut: displayPrice(cut, currency) }), { icon: 'success' }),
    // Also after a refusal: what was shown is no longer so.
    onSettled: () => client.invalidateQueries({ queryKey: ['bargain'] }),
  })
  const help = () => {
    // Not the state of React: a second account may have ended the session since.
    if (!storefront().storage.read('token'))
      return void router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
    mutate({ bargain_id })
  }
  return { help, isHelping: isPending }
}
