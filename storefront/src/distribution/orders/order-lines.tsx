import { Card } from '@longmall/ui/display/card.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { isNone, useMoney, useRate } from '../parts/use-figures.ts'
import type { CommissionOrderDetail } from './order-facts.tsx'

type Line = CommissionOrderDetail['lines'][number]

/** Each line with its rate, the rule behind it, and what it pays. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('distribution')
  return (
    <Card aria-labelledby="commission-lines">
      <h2 id="commission-lines" className="text-16 font-semibold text-strong">
        {t('lines')}
      </h2>
      <ul>
        {lines.map((line, at) => (
          <OrderLine key={at} line={line} />
        ))}
      </ul>
    </Card>
  )
}

function OrderLine({ line }: { line: Line }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const rate = useRate()
  const { goods_name, sku_name, picture, quantity, refunded_quantity, base, rate_ppm, rule, commission, clawed_back } = line
  return (
    <li className="flex gap-3 py-3 not-first:hairline-t last:pb-0">
      <span className="w-16 shrink-0">
        <Picture picture={picture} sizes="64px" decorative className="rounded-8" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-14 text-strong">{goods_name}</p>
        <p className="figures flex flex-wrap items-center gap-x-2 text-12 text-quiet">
          {sku_name && <span className="max-w-full truncate">{sku_name}</span>}
          <span>{t('quantity', { count: quantity })}</span>
          {refunded_quantity > 0 && <Tag tone="warning">{t('refunded_quantity', { count: refunded_quantity })}</Tag>}
        </p>
        <div className="mt-1.5 flex items-baseline justify-between gap-3">
          <p className="figures min-w-0 text-12 text-quiet">
            {t('rate_of_base', { rate: rate(rate_ppm), base: money(base) })}
            <span className="block">{t(`rule_${rule}`)}</span>
          </p>
          <p className="figures shrink-0 text-right text-14 font-semibold text-strong">
            {money(commission)}
            {!isNone(clawed_back) && (
              <span className="block text-12 font-normal text-warning">{t('clawed_back_amount', { amount: money(clawed_back) })}</span>
            )}
          </p>
        </div>
      </div>
    </li>
  )
}
