import type { CoinFreeze, CoinUnit } from '@longmall/contract/asset-wallet.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { EntryList } from '../wallet/entry-list.tsx'
import type { CoinPlace } from './wallet-address.ts'

export interface CoinEntriesProps {
  unit: CoinUnit
  place: CoinPlace
  frozen_for: CoinFreeze | undefined
}

/** The entries of the ledger that a place of a coin is the sum of, the newest first. */
export function CoinEntries({ unit, place, frozen_for }: CoinEntriesProps) {
  const t = useTranslations('assets')
  const name = frozen_for === undefined ? t(`place_${place}`) : t(`frozen_${frozen_for}`)
  return (
    <>
      <PageHeader title={t('entries_title', { unit, place: name })} fallback="/v2/assets/index" />
      <div className="space-y-3 p-3">
        <p className="px-1 text-12 text-quiet">{t('entries_text')}</p>
        <EntryList
          unit={unit}
          bucket={place}
          frozen_for={frozen_for}
          empty={<EmptyState drawing="wallet" title={t('entries_empty')} text={t('entries_empty_text')} />}
        />
      </div>
    </>
  )
}
