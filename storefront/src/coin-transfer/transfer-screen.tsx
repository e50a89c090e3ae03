import type { CoinTransfer } from '@longmall/contract/coin-transfer.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { CopyRow } from '../member/profile/copy-row.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readCoinTransfer } from './coin-transfer-address.ts'
import { TransferForm } from './transfer-form.tsx'
import { TransferRecords } from './transfer-records.tsx'
import { TransferSheet } from './transfer-sheet.tsx'
import { Transferred } from './transferred.tsx'

/** Transfers coins to another member, with the records in and out (AST-10); a member who may not transfer sees the reason and the records. */
export function TransferScreen() {
  const t = useTranslations('cointransfer')
  const { id } = useScreenSearch(readCoinTransfer)
  return (
    <AreaGate title={t('title')}>
      <Content key={id} />
    </AreaGate>
  )
}

function Content() {
  const t = useTranslations('cointransfer')
  const { id, direction } = useScreenSearch(readCoinTransfer)
  const [opened, setOpened] = useState(id)
  const [made, setMade] = useState<CoinTransfer>()
  const overview = useQuery({ ...query('coin_transfer/overview', {}), staleTime: 0 })
  const refusal = overview.data?.refusal
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/assets/index" />
      <div className="space-y-3 p-3 pb-8">
        {made && <Transferred transfer={made} onAgain={() => setMade(undefined)} />}
        {!made && refusal && (
          <EmptyState
            drawing="wallet"
            title={refusal.text}
            action={
              refusal.reason === 'rm_only' && (
                <Link to="/v1/member/level/level" className={buttonClass({})}>
                  {t('upgrade')}
                </Link>
              )
            }
          />
        )}
        {!made && overview.data && !refusal && <TransferForm overview={overview.data} onMade={setMade} />}
        {!made && overview.isPending && (
          <div className="space-y-3" aria-busy>
            <Skeleton className="h-24 w-full rounded-12" />
            <Skeleton className="h-56 w-full rounded-12" />
          </div>
        )}
        {!made && overview.isError && !overview.data && <ErrorState busy={overview.isFetching} onRetry={() => void overview.refetch()} />}
        {overview.data && (
          <section aria-label={t('receive')} className="overflow-hidden rounded-12 bg-card">
            <CopyRow title={t('own_id')} text={String(overview.data.member_id)} />
          </section>
        )}
        <TransferRecords direction={direction} onOpen={setOpened} />
      </div>
      <TransferSheet coin_transfer_id={opened} onClose={() => setOpened(0)} />
    </>
  )
}
