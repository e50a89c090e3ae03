import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { PullToRefresh } from '@longmall/ui/action/pull-to-refresh.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { query } from '@longmall/web/call/query.ts'
import { usePageTitle } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useSite } from '../../shell/site.ts'
import { firstBlocks } from './first-blocks.ts'
import { HomeBlock } from './home-block.tsx'
import { readHomeSearch } from './home-search.ts'
import { HomeSkeleton } from './home-skeleton.tsx'

const HomePreview = lazy(() => import('../preview/home-preview.tsx').then((module) => ({ default: module.HomePreview })))
const never = () => () => undefined

/** The home page; with a ticket of the console, a preview of its draft. */
export function HomeScreen() {
  const { preview } = useScreenSearch(readHomeSearch)
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (preview === undefined) return <Home />
  return <Suspense fallback={<HomeSkeleton />}>{isBrowser ? <HomePreview ticket={preview} /> : <HomeSkeleton />}</Suspense>
}

/** The blocks that an operator composed, down to goods without end (CAT-01). */
function Home() {
  const { store_name } = useSite()
  const queryClient = useQueryClient()
  const home = useQuery(query('content/home', {}))
  usePageTitle(store_name)
  if (!home.data) {
    return home.isError ? <ErrorState busy={home.isFetching} onRetry={() => void home.refetch()} /> : <HomeSkeleton />
  }
  const { blocks } = home.data
  const first = firstBlocks(blocks)
  const refresh = () => Promise.all([home.refetch(), queryClient.invalidateQueries({ queryKey: ['catalogue', 'list'] })])
  return (
    <>
      <h1 className="sr-only">{store_name}</h1>
      <PullToRefresh onRefresh={refresh}>
        <div className="space-y-3 pb-2">
          {blocks.map((block, index) => (
            <HomeBlock key={block.block_id} block={block} first={first.has(block.block_id)} after={blocks[index - 1]?.kind} />
          ))}
          {blocks.length === 0 && <EmptyHome />}
        </div>
      </PullToRefresh>
      <BackToTop />
    </>
  )
}

function EmptyHome() {
  const t = useTranslations('content')
  return (
    <EmptyState
      drawing="soon"
      title={t('empty_home')}
      text={t('empty_home_text')}
      action={
        <Link to="/v2/goods/category/category" className={buttonClass({ look: 'soft' })}>
          {t('categories')}
        </Link>
      }
    />
  )
}
