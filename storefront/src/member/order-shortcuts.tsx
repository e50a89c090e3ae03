import type { Output } from '@longmall/web/call/query.ts'
import { Badge } from '@longmall/ui/display/badge.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChevronRight, MessageSquare, Package, RotateCcw, Truck, Wallet } from 'lucide-react'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

const shortcuts = [
  { status: 'to_pay', icon: Wallet },
  { status: 'to_ship', icon: Package },
  { status: 'to_receive', icon: Truck },
  { status: 'to_review', icon: MessageSquare },
] as const

export function OrderShortcuts({ counts }: { counts: Output<'order/counts'> | undefined }) {
  const t = useTranslations('member')
  const afterSaleCount = counts?.after_sale ?? 0
  const cell = 'pressable flex min-h-14 flex-col items-center justify-center gap-1 text-12 text-body'
  return (
    <Card className="px-2 pt-3 pb-2">
      <div className="flex items-center justify-between pl-2">
        <h2 className="text-16 font-semibold text-strong">{t('my_orders')}</h2>
        <Link
          to="/v1/order/list/list"
          search={{ status: 'all' }}
          className="relative flex items-center text-12 text-quiet before:absolute before:-inset-3.5"
        >
          {t('all_orders')}
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <nav className="mt-1 grid grid-cols-5">
        {shortcuts.map(({ status, icon: Icon }) => {
          const count = counts?.[status] ?? 0
          return (
            <Link
              key={status}
              to={status === 'to_pay' ? '/v2/order/pending/pending' : '/v1/order/list/list'}
              search={status === 'to_pay' ? {} : { status }}
              className={cell}
            >
              <span className="relative text-strong">
                <Icon size={24} strokeWidth={1.75} aria-hidden />
                <Badge count={count} />
              </span>
              {t(status)}
              {count > 0 && <span className="sr-only">{t('order_count', { count })}</span>}
            </Link>
          )
        })}
        <Link to="/v1/order/activist/activist" search={{ status: afterSaleCount > 0 ? 'open' : 'askable' }} className={cell}>
          <span className="relative text-strong">
            <RotateCcw size={24} strokeWidth={1.75} aria-hidden />
            <Badge count={afterSaleCount} />
          </span>
          {t('after_sale')}
          {afterSaleCount > 0 && <span className="sr-only">{t('order_count', { count: afterSaleCount })}</span>}
        </Link>
      </nav>
    </Card>
  )
}
