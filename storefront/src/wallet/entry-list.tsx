import type { UnitCode } from '@longmall/contract/units.ts'
import type { Bucket, FreezeReason, Topic } from '@longmall/contract/wallet.ts'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import type { ReactNode } from 'react'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { EntryRow } from './entry-row.tsx'

export interface EntryListProps {
  unit: UnitCode
  month?: string | undefined
  topic?: Topic | undefined
  /** Of one part of the balance, and of what is frozen there for one reason. */
  bucket?: Bucket | undefined
  frozen_for?: FreezeReason | undefined
  /** Of one income type code. */
  income_code?: number | undefined
  empty: ReactNode
}

/** Infinite list of the entries of a unit, optionally of one month or topic. */
export function EntryList({ empty, ...filter }: EntryListProps) {
  return (
    <EndlessList
      query={pages('wallet/entries', filter)}
      keyOf={(entry) => `${entry.transfer_id} ${entry.line}`}
      gap={8}
      pull
      skeleton={
        <div className="space-y-2">
          {[0, 1, 2, 3, 4].map((n) => (
            <Skeleton key={n} className="h-16 w-full rounded-12" />
          ))}
        </div>
      }
      empty={empty}
    >
      {(entry) => <EntryRow entry={entry} />}
    </EndlessList>
  )
}
