import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { firstBlocks } from '../home/first-blocks.ts'
import { HomeBlock } from '../home/home-block.tsx'
import { HomeSkeleton } from '../home/home-skeleton.tsx'
import { readMessage, notifyConsole } from './preview-message.ts'

/**
 * What is being composed, drawn as shoppers will see it (CAT-01). Within the console a press chooses a block in place of
 * following its links, and the page is refetched after each save.
 */
export function HomePreview({ ticket }: { ticket: string }) {
  const t = useTranslations('content')
  const page = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const previewQuery = query('content/preview', { ticket })
  const shown = useQuery({ ...previewQuery, staleTime: 0, gcTime: 0, retry: 1 })
  const { refetch, isError, error } = shown
  const refresh = useEffectEvent(async () => {
    // A fetch in flight may return the state before the change.
    await queryClient.cancelQueries({ queryKey: previewQuery.queryKey })
    await refetch()
  })
  const isOver = isError && error.reason === 'content.preview_expired'
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = readMessage(event)
      if (message?.act === 'refresh') void refresh()
      if (message?.act === 'show')
        page.current?.querySelector(`[data-block="${message.block_id}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    if (isOver) notifyConsole({ kind: 'longmall_preview', act: 'expired' })
  }, [isOver])
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    if (window.parent === window) return
    event.preventDefault()
    event.stopPropagation()
    const block = (event.target as Element).closest<HTMLElement>('[data-block]')
    if (block) notifyConsole({ kind: 'longmall_preview', act: 'choose', block_id: Number(block.dataset.block) })
  }
  if (isOver) return <EmptyState drawing="soon" title={t('preview_expired')} text={t('preview_expired_text')} />
  if (!shown.data) return isError ? <ErrorState busy={shown.isFetching} onRetry={() => void refetch()} /> : <HomeSkeleton />
  const { blocks } = shown.data
  const first = firstBlocks(blocks)
  return (
    <div ref={page} className="space-y-3 pb-2" onClickCapture={choose}>
      {blocks.map((block, index) => (
        <div key={block.block_id} data-block={block.block_id} className={block.kind === 'search_bar' ? 'contents' : undefined}>
          <HomeBlock block={block} first={first.has(block.block_id)} after={blocks[index - 1]?.kind} />
        </div>
      ))}
      {blocks.length === 0 && <EmptyState drawing="soon" title={t('empty_home')} text={t('preview_empty')} />}
    </div>
  )
}
