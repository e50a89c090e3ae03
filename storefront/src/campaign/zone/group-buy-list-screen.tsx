import { useTranslations } from '../../shell/translations.tsx'
import { ZoneList } from './zone-list.tsx'

/** Goods with a lower price from a minimum quantity on (PRM-04). */
export function GroupBuyListScreen() {
  const t = useTranslations('campaign')
  return (
    <ZoneList
      kind="group_buy"
      intro={t('group_buy_intro')}
      reason={({ rules }) => t('from_quantity', { count: rules.min_quantity ?? 2 })}
      action={t('buy')}
    />
  )
}
