import type { Topic, WalletEntry } from '@longmall/contract/wallet.ts'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Award,
  ChevronRight,
  CircleDollarSign,
  Gift,
  Landmark,
  Layers,
  PencilLine,
  ReceiptText,
  Repeat,
  RefreshCw,
  ShoppingBag,
  Undo2,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useCurrency } from '../shell/site.ts'
import { useDateTime } from '../shell/date-time.ts'
import { Link } from '../shell/link.tsx'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { shownAmount } from './amounts.ts'
import { entryAddress } from './entry-address.ts'
import { entryTitleKey } from './named-code.ts'

const icons: Record<Topic, ComponentType<{ size: number }>> = {
  shopping: ShoppingBag,
  refund: Undo2,
  recharge: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  award: Award,
  income: CircleDollarSign,
  reward: Gift,
  points_shop: Repeat,
  adjustment: PencilLine,
  clone: UsersRound,
  deposit: Landmark,
  pledge: Layers,
  conversion: RefreshCw,
  commission: UserPlus,
  various: ReceiptText,
}

const row = 'flex min-h-16 items-center gap-3 rounded-12 bg-card px-4 py-3'

/** A row of a statement: subject, time, amount, and the resulting balance of the bucket; links to its subject. */
export function EntryRow({ entry }: { entry: WalletEntry }) {
  const t = useTranslations('wallet')
  const currency = useCurrency()
  const dateTime = useDateTime()
  const language = useLanguage()
  const { unit, topic, amount } = entry
  const address = entryAddress(entry.subject)
  const after = shownAmount(entry.balance_after, unit, currency)
  const Icon = icons[topic]
  const content = (
    <>
      <span aria-hidden className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <Icon size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate text-14 font-semibold text-strong">{t(entryTitleKey(entry))}</span>
          <span className={`figures shrink-0 text-16 font-semibold ${amount.startsWith('-') ? 'text-strong' : 'text-success'}`}>
            {shownAmount(amount, unit, currency, { signed: true })}
          </span>
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-12 text-quiet">
          <span>{dateTime(entry.effective_at)}</span>
          <span className="figures ml-auto">
            {unit === 'MONEY' ? `${t(`bucket_${entry.bucket}`)} ${after}` : t('after', { amount: after })}
          </span>
        </span>
        {entry.scale_ppm !== null && (
          <span className="block text-12 text-warning">{t('scaled_to', { factor: formatOdds(entry.scale_ppm, language) })}</span>
        )}
      </span>
      {address ? (
        <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-quiet" />
      ) : (
        <span aria-hidden className="-mr-1 w-4.5 shrink-0" />
      )}
    </>
  )
  return address ? (
    <Link {...address} className={`${row} pressable`}>
      {content}
    </Link>
  ) : (
    <div className={row}>{content}</div>
  )
}
