import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { type Output, pages } from '@longmall/web/call/query.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { AccountItem } from './account-item.tsx'
import { NextClone } from './next-clone.tsx'

/** The caller's accounts: the main one and its clones, each leading to its position; and how far the next clone is. */
export function AccountsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('network')
  const list = useInfiniteQuery({ ...pages('clone/mine', { page_size: 20 }), enabled: open })
  // Each page brings the summary with it.
  const summary = list.data?.pages.at(-1) as Output<'clone/mine'> | undefined
  return (
    <Sheet open={open} onClose={onClose} title={t('accounts')}>
      {list.isError && !list.data ? (
        <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : summary ? (
        <div className="space-y-4 pb-2">
          <NextClone accounts={summary} />
          <Accounts accounts={summary} clones={list.data?.pages.flatMap((page) => page.list) ?? []} onClose={onClose} />
          {list.hasNextPage && (
            <Button block look="soft" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t(list.isFetchNextPageError ? 'accounts_retry' : 'accounts_more')}
            </Button>
          )}
        </div>
      ) : (
        <div aria-busy className="space-y-3 pb-2">
          <Skeleton className="h-28 rounded-12" />
          <Skeleton className="h-15 rounded-12" />
          <Skeleton className="h-15 rounded-12" />
        </div>
      )}
    </Sheet>
  )
}

interface AccountsProps {
  accounts: Output<'clone/mine'>
  clones: Output<'clone/mine'>['list']
  onClose: () => void
}

function Accounts({ accounts: { main, is_am }, clones, onClose }: AccountsProps) {
  const t = useTranslations('network')
  const go = useGo()
  const show = (node_id: number) => {
    onClose()
    void go('/v2/assets/binary_tree', { node_id })
  }
  return (
    <>
      <ul className="-mx-4 divide-y divide-hairline">
        <AccountItem title={t('main_account')} account={main} isWaiting={is_am} onShow={show} />
        {clones.map((clone) => (
          <AccountItem key={clone.ordinal} title={t('clone_number', { number: clone.ordinal })} account={clone} isWaiting onShow={show} />
        ))}
      </ul>
      {clones.length === 0 && <p className="pb-2 text-center text-14 text-quiet">{t('accounts_none')}</p>}
    </>
  )
}
