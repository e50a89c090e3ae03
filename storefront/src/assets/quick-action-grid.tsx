import type { CoinWallet } from '@longmall/contract/asset-wallet.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartColumn,
  CircleDollarSign,
  Landmark,
  Layers,
  Lock,
  Network,
  RefreshCw,
  Router,
  ScanLine,
  Send,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from '../shell/link.tsx'
import { useSite } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { levelAddress, locksOf, shownActions, type QuickAction, type ShownAction } from './quick-actions.ts'

const icons: Record<QuickAction['key'], ComponentType<{ size: number }>> = {
  recharge: ArrowDownToLine,
  transfer: ArrowLeftRight,
  transfer_out: Send,
  withdraw: ArrowUpFromLine,
  deposit: Landmark,
  pledge: Layers,
  convert: RefreshCw,
  devices: Router,
  scan: ScanLine,
  income: CircleDollarSign,
  profit: ChartColumn,
  team: Network,
}

/** Where the wallet leads to; what the member may not do yet is locked, with the reason below and the way to unlock it. */
export function QuickActionGrid({ wallet }: { wallet: CoinWallet }) {
  const t = useTranslations('assets')
  const { addons } = useSite()
  const actions = shownActions(wallet, (addon) => addons[addon])
  return (
    <nav aria-label={t('quick_actions')} className="rounded-12 bg-card p-2">
      <ul className="grid grid-cols-4 gap-1">
        {actions.map((action) => (
          <li key={action.key}>
            <Action action={action} />
          </li>
        ))}
      </ul>
      {locksOf(actions).map((lock) => (
        <p key={lock} className="hairline-t mt-1 flex items-center gap-2 px-2 pt-2 pb-1 text-12 text-body">
          <Lock size={14} aria-hidden className="shrink-0 text-quiet" />
          <span className="min-w-0 flex-1">{t(`lock_${lock}`)}</span>
          {lock !== 'frozen' && (
            <Link to={levelAddress} className="-my-2 inline-flex min-h-11 shrink-0 items-center text-brand-ink">
              {t('see_levels')}
            </Link>
          )}
        </p>
      ))}
    </nav>
  )
}

function Action({ action: { key, to, lock } }: { action: ShownAction }) {
  const t = useTranslations('assets')
  const Icon = icons[key]
  const look = 'flex min-h-18 w-full flex-col items-center gap-1 rounded-8 px-1 py-2 text-center -outline-offset-2'
  const content = (
    <>
      <span
        aria-hidden
        className={classNames(
          'relative flex size-10 items-center justify-center rounded-full',
          lock ? 'bg-sunken text-quiet' : 'bg-brand-soft text-brand-ink',
        )}
      >
        <Icon size={20} />
        {lock && (
          <span className="absolute -right-1 -bottom-1 flex size-4.5 items-center justify-center rounded-full bg-card text-quiet">
            <Lock size={12} />
          </span>
        )}
      </span>
      <span className={classNames('text-12 wrap-normal', lock ? 'text-quiet' : 'text-strong')}>{t(`action_${key}`)}</span>
      {lock && <span className="sr-only">{t(`lock_${lock}`)}</span>}
    </>
  )
  return to === null ? (
    <span className={look}>{content}</span>
  ) : (
    <Link to={to} className={`${look} pressable`}>
      {content}
    </Link>
  )
}
