import type { LikeState } from '@longmall/contract/article.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation, query } from '@longmall/web/call/query.ts'
import { storefront } from '../../shell/storefront.ts'

/** Like counts of these notes, and which of them the member likes; empty until loaded. */
export function useLikes(article_ids: readonly number[]): ReadonlyMap<number, LikeState> {
  const { data } = useQuery({
    ...query('article/likes', { article_ids: [...article_ids] }),
    enabled: article_ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(data?.list.map((liked) => [liked.article_id, liked]))
}

/** The like of one note and its change, which shows at once; a visitor logs in first and returns. */
export function useLike(article_id: number): { liked: LikeState | undefined; toggle: () => void } {
  const router = useRouter()
  const queryClient = useQueryClient()
  const own = query('article/likes', { article_ids: [article_id] })
  const { data } = useQuery(own)
  const liked = data?.list[0]

  const show = (next: LikeState) => {
    void queryClient.cancelQueries({ queryKey: own.queryKey })
    queryClient.setQueryData(own.queryKey, { list: [next] })
  }
  const settled = { onSettled: () => void queryClient.invalidateQueries({ queryKey: ['article', 'likes'] }), onSuccess: show }
  const like = useMutation({ ...mutation('article/like'), ...settled })
  const unlike = useMutation({ ...mutation('article/unlike'), ...settled })
  const toggle = () => {
    // Not the state of React: a second account may have ended the session since.
    if (!storefront().storage.read('token'))
      return void router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
    if (!liked || like.isPending || unlike.isPending) return
    const is_liked = !liked.is_liked
    show({ article_id, is_liked, like_count: Math.max(0, liked.like_count + (is_liked ? 1 : -1)) })
    if (is_liked) like.mutate({ article_id })
    else unlike.mutate({ article_id })
  }
  return { liked, toggle }
}
