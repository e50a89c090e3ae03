import { useTranslations } from '../../shell/translations.tsx'
import { ZoneList } from './zone-list.tsx'

/** Goods at a lower price for a time (PRM-02). */
export function DiscountListScreen() {
  const t = useTranslations('campaign')
  return <ZoneList kind="discount" intro={t('discount_intro')} action={t('buy')} />
}
