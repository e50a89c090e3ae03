import { useTranslations } from '../../shell/language.tsx'

const keys = {
  available: 'purpose_available',
  withdrawable: 'purpose_withdrawable',
  non_withdrawable: 'purpose_non_withdrawable',
  'frozen:withdrawal': 'purpose_frozen_withdrawal',
  'frozen:referral': 'purpose_frozen_referral',
  'frozen:window': 'purpose_frozen_window',
  treasury: 'purpose_treasury',
  escrow: 'purpose_escrow',
  revenue: 'purpose_revenue',
  fees: 'purpose_fees',
  longcoin_offset: 'purpose_longcoin_offset',
  forfeited: 'purpose_forfeited',
} as const
const isKnown = (purpose: string): purpose is keyof typeof keys => Object.hasOwn(keys, purpose)
const known = [
  'available',
  'withdrawable',
  'non_withdrawable',
  'frozen:withdrawal',
  'frozen:referral',
  'frozen:window',
  'frozen:transfer_out',
  'pledged',
  'deposited',
  'treasury',
  'escrow',
  'revenue',
  'fees',
  'longcoin_offset',
  'award_expense',
  'mining_expense',
  'interest_expense',
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
    if (isKnown(purpose)) return t(keys[purpose])
    if (purpose === 'clearing:payout') return t('purpose_payout')
    return purpose.startsWith('clearing:') ? t('purpose_provider', { provider: purpose.slice('clearing:'.length) }) : purpose
  }
}
