import { useWords } from '../language.tsx'

/** The name of a ledger unit: coins by their code, the shop's money by its word. */
export function useUnitName() {
  const say = useWords()
  return (unit: string) => (unit === 'MONEY' ? say('unit_money') : unit)
}
