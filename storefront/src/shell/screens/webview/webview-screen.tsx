import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { useTranslations } from '../../translations.tsx'
import { useScreenSearch } from '../../search.ts'
import { FramedPage } from './framed-page.tsx'
import { checkAddress } from './check-address.ts'
import { ExternalSiteNotice } from './external-site-notice.tsx'
import { readWebviewSearch } from './webview-search.ts'

const never = () => () => undefined
/** The shop's own origin; unknown to the server that renders the page. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  )

/** External links (SHL-20): an allowed page in a frame, a screen of ours as itself, anything else only after confirmation. */
export function WebviewScreen() {
  const t = useTranslations('webview')
  const { url } = useScreenSearch(readWebviewSearch)
  const origin = useOrigin()
  const allowed = useQuery(query('site/web_view', {}))
  if (origin === null || allowed.isPending || allowed.isError) {
    return (
      <>
        <PageHeader title={t('title')} />
        {allowed.isError ? <ErrorState busy={allowed.isFetching} onRetry={() => void allowed.refetch()} /> : <LoadingScreen />}
      </>
    )
  }
  const page = checkAddress(url, { hosts: allowed.data.hosts, origin })
  if (page.verdict === 'own') return <OwnScreen url={page.url!} />
  if (page.verdict === 'frame') return <FramedPage page={{ ...page, url: page.url! }} />
  return <ExternalSiteNotice text={url} page={page} />
}

/** An address of the shop itself needs no frame. */
function OwnScreen({ url }: { url: string }) {
  const t = useTranslations('webview')
  const router = useRouter()
  useEffect(() => {
    const { pathname, search, hash } = new URL(url)
    void router.navigate({ href: pathname + search + hash, replace: true })
  }, [router, url])
  return (
    <>
      <PageHeader title={t('title')} />
      <LoadingScreen />
    </>
  )
}
