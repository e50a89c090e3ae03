import { Card } from '@longmall/ui/display/card.tsx'
import { Gift, Mail, Ticket } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useSite } from '../../shell/site.ts'

const kinds = [
  { key: 'goods', icon: Gift },
  { key: 'coupon', icon: Ticket },
  { key: 'red_packet', icon: Mail },
] as const

/** What coins buy in the exchange centre: goods, coupons, red packets. */
export function PointsShopLinks() {
  const t = useTranslations('reward')
  if (!useSite().addons.pointexchange) return null
  return (
    <Card>
      <h2 className="text-16 font-semibold text-strong">{t('spend_longcoin')}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {kinds.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Link
              to="/promotionpages/point/list/list"
              search={{ tab: key }}
              className="flex min-h-20 flex-col items-center justify-center gap-1 rounded-12 bg-sunken text-14 text-strong"
            >
              <Icon size={22} aria-hidden className="text-brand-ink" />
              {t(`points_shop_${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
