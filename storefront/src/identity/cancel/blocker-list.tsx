import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

interface BlockerListProps {
  blockers: readonly { kind: string; text: string }[]
}

/** The screen that resolves each kind of blocker. */
const routes: Record<string, { to: ScreenPath; search?: Record<string, string> }> = {
  orders: { to: '/v1/order/list/list', search: { status: 'all' } },
  payments: { to: '/v1/order/list/list', search: { status: 'to_pay' } },
  refund: { to: '/v1/order/activist/activist', search: { status: 'open' } },
  money: { to: '/v2/member/balance/balance' },
}

/** What must be settled before an account can be cancelled, each with the way to where it is. */
export function BlockerList({ blockers }: BlockerListProps) {
  const t = useTranslations('member')
  return (
    <section>
      <h2 className="px-1 pb-2 text-14 font-semibold text-strong">{t('cancel_blockers')}</h2>
      <ul className="divide-y divide-hairline overflow-hidden rounded-12 bg-card">
        {blockers.map(({ kind, text }) => {
          const route = routes[kind]
          return (
            <li key={kind}>
              {route ? (
                <Link to={route.to} search={route.search ?? {}} className={rowClass}>
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
