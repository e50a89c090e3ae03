import type { RefusalCode } from '@longmall/contract/errors.ts'
import { Refusal } from '../kernel/refusal.ts'

const refusals: Record<string, RefusalCode> = {
  LM001: 'wallet.insufficient',
  LM002: 'call.key_reused',
  LM003: 'wallet.not_found',
  LM005: 'wallet.hold_resolved',
  LM006: 'wallet.reversal_exceeds_original',
  LM007: 'wallet.batch_not_reversible',
}

/** What the ledger refused, as the shop's refusal; any other error as it is. */
export function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? refusals[String(error.code)] : undefined
  return code ? new Refusal(code) : error
}
