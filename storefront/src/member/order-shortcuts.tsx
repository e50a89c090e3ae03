import type { Output } from '../shell/call/query.ts'
import { Badge } from '@longmall/ui/display/badge.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ClipboardList, MessageSquare, Package, Truck, Wallet } from 'lucide-react'
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
  const cell = 'pressable flex min-h-14 flex-col items-center justify-center gap-1 text-12 text-body'
  return (
    <Card className="px-2 pt-3 pb-2">
      <h2 className="px-2 text-16 font-semibold text-strong">{say('my_orders')}</h2>
      <nav className="mt-1 grid grid-cols-5">
        {shortcuts.map(({ status, icon: Icon }) => {
          const count = counts?.[status] ?? 0
          return (
            <Link key={status} to="/v1/order/list/list" search={{ status }} className={cell}>
              <span className="relative text-strong">
                <Icon size={24} strokeWidth={1.75} aria-hidden />
                <Badge count={count} />
              </span>
              {say(status)}
              {count > 0 && <span className="sr-only">{say('waiting', { count })}</span>}
            </Link>
          )
        })}
        <Link to="/v1/order/list/list" search={{ status: 'all' }} className={cell}>
          <ClipboardList size={24} strokeWidth={1.75} aria-hidden className="text-strong" />
          {say('all_orders')}
        </Link>
      </nav>
    </Card>
  )
}
