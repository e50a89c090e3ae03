import { displayPrice } from '@longmall/pricing/display-price.ts'
import { ZoneList } from '../../campaign/zone/zone-list.tsx'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Goods whose price friends cut (PRM-06), with the way to the member's own bargains. */
export function BargainListScreen() {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  return (
    <ZoneList
      kind="bargain"
      intro={t('zone_text')}
      aside={
        <Link to="/promotionpages/bargain/my_bargain/my_bargain" className="flex min-h-11 items-center px-2 text-14 text-brand-ink">
          {t('my_bargains')}
        </Link>
      }
      reason={({ item_rules }) => item_rules.floor && t('down_to', { price: displayPrice(item_rules.floor, currency) })}
      action={t('start_bargain')}
    />
  )
}
