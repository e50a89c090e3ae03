import { useWords } from '../../shell/language.tsx'

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

/** What an account of the ledger is for, in words; one that has none yet by its name. */
export function usePurposeWords(): (purpose: string) => string {
  const say = useWords('owed')
  return (purpose) => {
    if (isKnown(purpose)) return say(keyOf(purpose))
    if (purpose === 'clearing:payout') return say('purpose_payout')
    return purpose.startsWith('clearing:') ? say('purpose_provider', { provider: purpose.slice('clearing:'.length) }) : purpose
  }
}
