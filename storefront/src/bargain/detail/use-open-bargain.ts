import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation } from '@longmall/web/call/query.ts'
import { useGo } from '../../shell/link.tsx'
import { storefront } from '../../shell/storefront.ts'
import { detailPath } from '../bargain-address.ts'

/** Starts a bargain for a SKU and navigates to it; a visitor logs in first and returns. */
export function useOpenBargain(promotion_id: number): { open: (sku_id: number) => void; isOpening: boolean } {
  const router = useRouter()
  const client = useQueryClient()
  const go = useGo()
  const { mutate, isPending } = useMutation({
    ...mutation('bargain/open'),
    onSuccess: ({ bargain_id }) => void go(detailPath, { bargain_id }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['bargain'] })
      void client.invalidateQueries({ queryKey: ['campaign'] })
    },
  })
  const open = (sku_id: number) => {
    // Not the state of React: a second account may have ended the session since.
    if (!storefront().storage.read('token'))
      return void router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
    mutate({ promotion_id, sku_id })
  }
  return { open, isOpening: isPending }
}
