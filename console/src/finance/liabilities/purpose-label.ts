import { useTranslations } from '../../shell/language.tsx'

const known = [
  'available',
  'withdrawable',
  'non_withdrawable',
  'frozen:withdrawal',
  'frozen:referral',
  'frozen:window',
  'frozen:transfer_out',
  'frozen:scan_code',
  'frozen:commission',
  'pledged',
  'deposited',
  'in_flight',
  'treasury',
  'escrow',
  'revenue',
  'fees',
  'longcoin_offset',
  'award_expense',
  'commission_expense',
  'mining_expense',
  'interest_expense',
  'conversion',
  'forfeited',
  'clone',
  'debt_settled',
] as const
type Known = (typeof known)[number]
const isKnown = (purpose: string): purpose is Known => known.some((one) => one === purpose)
type KeyPart<Purpose extends string> = Purpose extends `frozen:${infer Reason}` ? `frozen_${Reason}` : Purpose
const keyOf = (purpose: Known) => `purpose_${purpose.replace(':', '_') as KeyPart<Known>}` as const

/** The label of a ledger account's purpose; one without a label by its name. */
export function usePurposeLabel(): (purpose: string) => string {
  const t = useTranslations('liabilities')
  return (purpose) => {
    if (isKnown(purpose)) return t(keyOf(purpose))
    if (purpose === 'clearing:payout') return t('purpose_payout')
    return purpose.startsWith('clearing:') ? t('purpose_provider', { provider: purpose.slice('clearing:'.length) }) : purpose
  }
}
