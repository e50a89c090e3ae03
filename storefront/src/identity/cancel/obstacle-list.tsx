import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

interface ObstacleListProps {
  obstacles: readonly { kind: string; text: string }[]
}

/** Where each kind of obstacle can be taken away. */
const places: Record<string, { to: ScreenPath; search?: Record<string, string> }> = {
  orders: { to: '/v1/order/list/list', search: { status: 'all' } },
  payments: { to: '/v1/order/list/list', search: { status: 'to_pay' } },
  returns: { to: '/v1/order/activist/activist', search: { status: 'open' } },
  money: { to: '/v2/member/balance/balance' },
}

/** What must be settled before an account can be cancelled, each with the way to where it is. */
export function ObstacleList({ obstacles }: ObstacleListProps) {
  const say = usePhrases('member')
  return (
    <section>
      <h2 className="px-1 pb-2 text-14 font-semibold text-strong">{say('cancel_first')}</h2>
      <ul className="divide-y divide-hairline overflow-hidden rounded-12 bg-card">
        {obstacles.map(({ kind, text }) => {
          const place = places[kind]
          return (
            <li key={kind}>
              {place ? (
                <Link to={place.to} search={place.search ?? {}} className={rowClass}>
                  <ListItem title={text} arrow />
                </Link>
              ) : (
                <div className={rowClass}>
                  <ListItem title={text} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
