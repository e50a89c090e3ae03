import { classNames } from '@longmall/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { CouponValue } from './coupon-value.tsx'
import { type CouponRules, scopeText, thresholdText } from './coupon-text.ts'

export interface CouponTicketProps {
  rules: CouponRules
  name: string
  /** When it may be used, or was. */
  when: ReactNode
  note?: ReactNode
  /** At the right end: the action, or why there is none. */
  action?: ReactNode
  /** Nothing can be done with it any more. */
  faded?: boolean | undefined
  /** On a raised sheet instead of the page. */
  raised?: boolean
}

/** A coupon as a ticket: its worth on the stub, name, conditions and dates beside it, and one thing to do. */
export function CouponTicket({ rules, name, when, note, action, faded, raised }: CouponTicketProps) {
  const t = useTranslations('coupon')
  const currency = useCurrency()
  return (
    <div className={classNames('flex min-h-26 overflow-hidden rounded-12', raised ? 'bg-sunken' : 'bg-card')}>
      <div
        className={classNames(
          'relative flex w-26 shrink-0 flex-col items-center justify-center gap-0.5 px-2 py-3 text-center',
          faded ? 'bg-sunken' : 'bg-danger-soft',
        )}
      >
        <CouponValue rules={rules} faded={faded} />
        <span className={classNames('text-11', faded ? 'text-quiet' : 'text-danger')}>{thresholdText(rules, t, currency)}</span>
        <Notch className="-top-2" raised={raised} />
        <Notch className="-bottom-2" raised={raised} />
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-2 border-l border-dashed border-hairline py-3 pr-3 pl-3.5">
        <div className="min-w-0 flex-1">
          <p className={classNames('line-clamp-2 text-14 font-semibold', faded ? 'text-quiet' : 'text-strong')}>{name}</p>
          <p className="mt-0.5 text-12 text-body">{scopeText(rules, t)}</p>
          <p className="mt-0.5 text-12 text-quiet">{when}</p>
          {note}
        </div>
        {action && <div className="flex max-w-28 shrink-0 flex-col items-end gap-1 text-right">{action}</div>}
      </div>
    </div>
  )
}

/** The half circle punched out where the stub is torn off. */
const Notch = ({ className, raised }: { className: string; raised: boolean | undefined }) => (
  <span aria-hidden className={classNames('absolute -right-2 size-4 rounded-full', raised ? 'bg-raised' : 'bg-page', className)} />
)
