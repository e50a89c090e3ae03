import { useTranslations } from '../language.tsx'

/** The name of a ledger unit: coins by their code, the shop's money by its label. */
export function useUnitName() {
  const t = useTranslations()
  return (unit: string) => (unit === 'MONEY' ? t('unit_money') : unit)
}
