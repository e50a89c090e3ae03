import { incomeSources, type ProfitSource, type ProfitUnit } from '@longmall/contract/award-profit.ts'
import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { awardKinds } from '../income-address.ts'

const isKind = (source: ProfitSource): source is AwardKind => (awardKinds as readonly string[]).includes(source)

/** The kind of award that a source is; null of what was taken and of other income. */
export const kindOf = (source: ProfitSource): AwardKind | null => (isKind(source) ? source : null)

const ownCoins: readonly ProfitSource[] = incomeSources

/** Where the details of a source are: awards by kind, income of own coins by coin and code. Null of what has none. */
export function addressOf(source: ProfitSource, code: number | null, unit: ProfitUnit) {
  if (ownCoins.includes(source)) return { kind: 'coins' as const, coin: unit, code: code ?? undefined }
  const kind = source === 'taken_back' ? 'referral' : kindOf(source)
  return kind && { kind, unit }
}

/** Names sources of income: "Referral award · code 15". */
export function useSourceName() {
  const t = useTranslations('award')
  return (source: ProfitSource, code: number | null = null): string => {
    const name = isKind(source) ? t(`kind_${source}`) : t(`source_${source}`)
    return code === null ? name : `${name} · ${t('code', { code })}`
  }
}
