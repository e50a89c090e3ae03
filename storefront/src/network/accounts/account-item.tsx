import { rowClass } from '@longmall/ui/display/list-item.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { ChevronRight } from 'lucide-react'
import { useStoreTime } from '../../shell/date-time.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

interface AccountItemProps {
  title: string
  account: Output<'clone/mine'>['main']
  /** Without a position: it is being assigned. */
  isWaiting: boolean
  onShow: (node_id: number) => void
}

/** An account: its position, day and earnings; opens its place in the binary tree. */
export function AccountItem({ title, account: { node_id, created_at, earned }, isWaiting, onShow }: AccountItemProps) {
  const t = useTranslations('network')
  const currency = useCurrency()
  const day = useStoreTime({ dateStyle: 'medium' })
  const position = node_id === null ? t(isWaiting ? 'account_waiting' : 'account_no_position') : t('account_position', { number: node_id })
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-16 text-strong">{title}</span>
        <span className="figures block text-12 text-quiet">
          {position} · {t('account_created', { day: day(created_at) })}
        </span>
      </span>
      <span className="figures shrink-0 text-right">
        <span className="block text-16 font-semibold text-strong">{formatCoinPrice(earned, currency)}</span>
        <span className="block text-12 text-quiet">{t('account_earned')}</span>
      </span>
    </>
  )
  return (
    <li>
      {node_id === null ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <button type="button" className={rowClass} onClick={() => onShow(node_id)}>
          {content}
          <span className="sr-only">{t('in_binary_tree')}</span>
          <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />
        </button>
      )}
    </li>
  )
}
