import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation, query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront, useHasLogin } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'

export interface Favourite {
  isFavourite: boolean
  toggle: () => void
}

/** Whether goods are a favourite, and the toggle, which shows at once; a visitor logs in first and returns. */
export function useFavourite(goods_id: number): Favourite {
  const t = useTranslations('catalogue')
  const router = useRouter()
  const queryClient = useQueryClient()
  const isMember = useHasLogin()
  const own = query('catalogue/is_favourite', { goods_id })
  const { data } = useQuery({ ...own, enabled: isMember })
  const isFavourite = isMember && data?.is_favourite === true

  const show = (is_favourite: boolean) => {
    void queryClient.cancelQueries({ queryKey: own.queryKey })
    queryClient.setQueryData(own.queryKey, { is_favourite })
  }
  const settle = (messageKey: 'favourite_added' | 'favourite_removed') => {
    toast(t(messageKey), { icon: 'success' })
    void queryClient.invalidateQueries({ queryKey: ['catalogue', 'favourites'] })
    void queryClient.invalidateQueries({ queryKey: ['member', 'centre'] })
  }
  const add = useMutation({
    ...mutation('catalogue/add_favourite'),
    onMutate: () => show(true),
    onError: () => show(false),
    onSuccess: () => settle('favourite_added'),
  })
  const remove = useMutation({
    ...mutation('catalogue/remove_favourites'),
    onMutate: () => show(false),
    onError: () => show(true),
    onSuccess: () => settle('favourite_removed'),
  })
  const toggle = () => {
    // Not the state of React: a second account may have ended the session since.
    if (!storefront().storage.read('token'))
      return void router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
    if (add.isPending || remove.isPending) return
    if (isFavourite) remove.mutate({ goods_ids: [goods_id] })
    else add.mutate({ goods_id })
  }
  return { isFavourite, toggle }
}
