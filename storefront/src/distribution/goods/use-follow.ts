import type { EarningGoods } from '@longmall/contract/distribution-shapes.ts'
import type { Page } from '@longmall/web/call/query.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

type Lists = InfiniteData<Page<EarningGoods>, string | null>

/** Follows goods, or no longer: shown at once in every list that has them. A row stays in the list of followed goods until it is reloaded. */
export function useFollow(): (goods_id: number, is_followed: boolean) => void {
  const t = useTranslations('distribution')
  const client = useQueryClient()
  const show = (goods_id: number, is_followed: boolean) => {
    for (const name of ['goods', 'followed'])
      client.setQueriesData<Lists>({ queryKey: ['distribution', name] }, (lists) => {
        // One item of a goods page is no list.
        if (!lists || !('pages' in lists)) return lists
        const changed = lists.pages.map((page) => ({
          ...page,
          list: page.list.map((row) => (row.goods.goods_id === goods_id ? { ...row, is_followed } : row)),
        }))
        return { ...lists, pages: changed }
      })
  }
  const { mutate } = useMutation({
    ...mutation('distribution/follow'),
    onMutate: ({ goods_id, is_followed }) => show(goods_id, is_followed),
    onError: (_failure, { goods_id, is_followed }) => show(goods_id, !is_followed),
    onSuccess: ({ is_followed }) => {
      toast(t(is_followed ? 'followed_toast' : 'unfollowed_toast'), { icon: 'success' })
      void client.invalidateQueries({ queryKey: ['distribution', 'followed'], refetchType: 'none' })
    },
  })
  return (goods_id, is_followed) => mutate({ goods_id, is_followed })
}
