import type { Quote } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Info } from 'lucide-react'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsRow } from '../goods-row.tsx'

export interface ConfirmGroupProps {
  group: Quote['groups'][number]
  /** The delivery plan; null where nothing is shipped. */
  plan: Quote['delivery_plan'] | null
  remark: string
  /** Freight can be calculated: the plan needs an address, and one is chosen. */
  hasFreight: boolean
  onRemark: (note: string) => void
}

/** The part of a checkout that becomes one order: the goods of one warehouse, their delivery, and a note. */
export function ConfirmGroup({ group, plan, remark, hasFreight, onRemark }: ConfirmGroupProps) {
  const t = useTranslations('order')
  const currency = useCurrency()
  return (
    <Card className="space-y-3" aria-label={t(group.warehouse)}>
      {plan !== null && <h2 className="text-14 font-semibold text-strong">{t(group.warehouse)}</h2>}
      {group.warehouse === 'overseas' && (
        <Link to="/v2/overseas_notice" className="-my-2 flex min-h-11 items-center gap-1.5 text-14 text-brand-ink">
          <Info size={16} aria-hidden />
          {t('overseas_notice')}
        </Link>
      )}
      <ul className="space-y-3">
        {group.lines.map((line) => (
          <GoodsRow key={line.line_id} line={line} />
        ))}
      </ul>
      <dl className="hairline-t space-y-2 pt-3 text-14 text-body">
        <div className="flex justify-between">
          <dt>{t('delivery')}</dt>
          <dd>{t(plan ? `delivery_${plan}` : 'delivery_none')}</dd>
        </div>
        {hasFreight && (
          <div className="flex justify-between">
            <dt>{t('freight')}</dt>
            <dd>
              {!group.deliverable ? (
                <span className="text-danger">{t('not_deliverable')}</span>
              ) : Number(group.freight) === 0 ? (
                t('free')
              ) : (
                <Price amount={group.freight} currency={currency} size="small" plain />
              )}
            </dd>
          </div>
        )}
      </dl>
      <Input
        label={t('remark')}
        placeholder={t('remark_hint')}
        maxLength={200}
        value={remark}
        onChange={(event) => onRemark(event.target.value)}
      />
    </Card>
  )
}
