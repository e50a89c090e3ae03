import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Crown, History, QrCode, ReceiptText, ShoppingBag, Star, Store } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useAddon } from '../../shell/shared.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import type { Centre } from './centre-head.tsx'

const entries = [
  { key: 'goods', to: '/v2/distribution/goods_list', icon: Store },
  { key: 'promote_code', to: '/v2/distribution/promote_code', icon: QrCode },
  { key: 'orders', to: '/v2/distribution/order', icon: ShoppingBag },
  { key: 'bill', to: '/v2/distribution/bill', icon: ReceiptText },
  { key: 'followed', to: '/v2/distribution/follow', icon: Star },
  { key: 'level', to: '/v2/distribution/level', icon: Crown },
  { key: 'withdrawals', to: '/v2/distribution/withdraw_list', icon: History },
] as const

/** The way to every other screen of distribution. */
export function CentreEntries({ centre: { level, orders, promote_code } }: { centre: Centre }) {
  const t = useTranslations('distribution')
  const language = useLanguage()
  const canWithdraw = useAddon('memberwithdraw')
  const notes: Partial<Record<(typeof entries)[number]['key'], string>> = {
    orders: formatCount(orders, language),
    level: level.name,
    promote_code,
  }
  return (
    <nav aria-label={t('services')} className="overflow-hidden rounded-12 bg-card">
      {entries
        .filter(({ key }) => key !== 'withdrawals' || canWithdraw)
        .map(({ key, to, icon: Icon }) => (
          <Link key={key} to={to} className={`${rowClass} not-first:hairline-t`}>
            <ListItem
              icon={<Icon size={20} aria-hidden />}
              title={t(key)}
              note={notes[key] && <span className="figures">{notes[key]}</span>}
              arrow
            />
          </Link>
        ))}
    </nav>
  )
}
