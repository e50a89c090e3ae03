import type { RefundShare } from '@longmall/contract/returns.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { RefundPart } from '../payment/refund/rules.ts'

/** What went back to one source, as a request keeps it: amounts in smallest parts as text, since JSON knows no bigint. */
export interface StoredShare extends Omit<RefundPart, 'amount' | 'worth'> {
  amount: string
  worth: string
}

export const storeShare = ({ source, bucket, unit, amount, worth }: RefundPart): StoredShare => ({
  source,
  bucket,
  unit,
  amount: String(amount),
  worth: String(worth),
})

/** A share as the wire has it. */
export const wireShare = ({ source, bucket, unit, amount, worth }: RefundPart | StoredShare): RefundShare => ({
  source,
  bucket: bucket as RefundShare['bucket'],
  unit,
  amount: toDecimal(BigInt(amount), unit),
  worth: toDecimal(BigInt(worth), 'MONEY'),
})

/** Shares of several payments as one list: what goes to the same place is added up. */
export function joinShares(parts: readonly RefundPart[]): RefundPart[] {
  const joined: RefundPart[] = []
  for (const part of parts) {
    const same = joined.find(({ source, bucket }) => source === part.source && bucket === part.bucket)
    if (!same) joined.push({ ...part })
    else Object.assign(same, { amount: same.amount + part.amount, worth: same.worth + part.worth })
  }
  return joined
}
