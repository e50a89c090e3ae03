import type { BillKind } from '@longmall/contract/distribution-shapes.ts'
import type { RowOf } from '@longmall/web/call/query.ts'
import { ArrowDownToLine, ArrowUpFromLine, ChevronRight, CircleMinus, Scale, Undo2 } from 'lucide-react'
import type { ComponentType } from 'react'
import { useDateTime } from '../../shell/date-time.ts'
import { Link, type LinkProps } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useMoney } from './use-figures.ts'

type Line = RowOf<'distribution/bill'>

const icons: Record<BillKind, ComponentType<{ size: number }>> = {
  available: ArrowDownToLine,
  clawed_back: CircleMinus,
  netted: Scale,
  withdrawn: ArrowUpFromLine,
  returned: Undo2,
}

/** The order or the withdrawal that a line is about. */
function subjectOf({ order_id, withdrawal_id }: Line): Pick<LinkProps, 'to' | 'search'> | null {
  if (order_id !== null) return { to: '/v2/distribution/order_detail', search: { id: order_id } }
  if (withdrawal_id !== null) return { to: '/v2/member/withdrawal_detail/withdrawal_detail', search: { id: withdrawal_id } }
  return null
}

const rowClass = 'flex min-h-16 items-center gap-3 rounded-12 bg-card px-4 py-3'

/** A line of the bill; leads to what it is about. */
export function BillRow({ line }: { line: Line }) {
  const subject = subjectOf(line)
  if (!subject)
    return (
      <div className={rowClass}>
        <Content line={line} />
      </div>
    )
  return (
    <Link {...subject} className={`${rowClass} pressable`}>
      <Content line={line} />
      <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-quiet" />
    </Link>
  )
}

function Content({ line: { kind, amount, at, number } }: { line: Line }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const dateTime = useDateTime()
  const Icon = icons[kind]
  const isOut = amount.startsWith('-')
  return (
    <>
      <span aria-hidden className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <Icon size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 text-14 font-semibold text-strong">{t(`bill_${kind}`)}</span>
          <span className={`figures shrink-0 text-16 font-semibold ${isOut ? 'text-strong' : 'text-success'}`}>
            {!isOut && '+'}
            {money(amount)}
          </span>
        </span>
        <span className="figures block truncate text-12 text-quiet">{number}</span>
        <span className="figures block text-12 text-quiet">{dateTime(at)}</span>
      </span>
    </>
  )
}
