import { useTranslations } from '../../shell/language.tsx'

const known = [
  'available',
  'withdrawable',
  'non_withdrawable',
  'frozen:withdrawal',
  'treasury',
  'escrow',
  'revenue',
  'fees',
  'longcoin_offset',
] as const
type Known = (typeof known)[number]
const isKnown = (purpose: string): purpose is Known => known.some((one) => one === purpose)
const keyOf = (purpose: Known) => (purpose === 'frozen:withdrawal' ? 'purpose_frozen_withdrawal' : (`purpose_${purpose}` as const))

/** The label of a ledger account's purpose; one without a label by its name. */
export function usePurposeLabel(): (purpose: string) => string {
  const t = useTranslations('liabilities')
  return (purpose) => {
    if (isKnown(purpose)) return t(keyOf(purpose))
    if (purpose === 'clearing:payout') return t('purpose_payout')
    return purpose.startsWith('clearing:') ? t('purpose_provider', { provider: purpose.slice('clearing:'.length) }) : purpose
  }
}
