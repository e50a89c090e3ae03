import { useSearch } from '@tanstack/react-router'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageEditor } from './page/page-editor.tsx'

/** One page of blocks: the editor at the left, the real shop at the right (CAT-01, CON-04). */
export function PageScreen() {
  const { page }: { page?: unknown } = useSearch({ strict: false })
  const name = typeof page === 'string' && page !== '' ? page : 'home'
  return <Loaded query={query('content/view_page', { page: name })}>{(composed) => <PageEditor key={name} page={composed} />}</Loaded>
}
