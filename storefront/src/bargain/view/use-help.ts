import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCurrency } from '../../shell/site.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'

/** Helps with a friend's bargain, once; a visitor logs in first and returns. */
export function useHelp(bargain_id: number): { help: () => void; isHelping: boolean } {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  const router = useRouter()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...mutation('bargain/help'),
    onSuccess: ({ cut }) => toast(t('you_cut', { cut: displayPrice(cut, currency) }), { icon: 'success' }),
    // Also after a refusal: the cached data are stale.
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
