import type { Output } from '@longmall/web/call/query.ts'
import { Badge } from '@longmall/ui/display/badge.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChevronRight, MessageSquare, Package, RotateCcw, Truck, Wallet } from 'lucide-react'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'

const shortcuts = [
  { status: 'to_pay', icon: Wallet },
  { status: 'to_ship', icon: Package },
  { status: 'to_receive', icon: Truck },
  { status: 'to_review', icon: MessageSquare },
] as const

export function OrderShortcuts({ counts }: { counts: Output<'order/counts'> | undefined }) {
  const say = usePhrases('member')
  const afterSales = counts?.after_sale ?? 0
  const cell = 'pressable flex min-h-14 flex-col items-center justify-center gap-1 text-12 text-body'
  return (
    <Card className="px-2 pt-3 pb-2">
      <div className="flex items-center justify-between pl-2">
        <h2 className="text-16 font-semibold text-strong">{say('my_orders')}</h2>
        <Link
          to="/v1/order/list/list"
          search={{ status: 'all' }}
          className="relative flex items-center text-12 text-quiet before:absolute before:-inset-3.5"
        >
          {say('all_orders')}
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
              {say(status)}
              {count > 0 && <span className="sr-only">{say('waiting', { count })}</span>}
            </Link>
          )
        })}
        <Link to="/v1/order/activist/activist" search={{ status: afterSales > 0 ? 'open' : 'askable' }} className={cell}>
          <span className="relative text-strong">
            <RotateCcw size={24} strokeWidth={1.75} aria-hidden />
            <Badge count={afterSales} />
          </span>
          {say('after_sale')}
          {afterSales > 0 && <span className="sr-only">{say('waiting', { count: afterSales })}</span>}
        </Link>
      </nav>
    </Card>
  )
}
