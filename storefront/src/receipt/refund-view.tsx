import type { RefundAmounts, RefundShare } from '@longmall/contract/refund.ts'
import type { CurrencyDisplay } from '@longmall/pricing/display-price.ts'
import type { ReactNode } from 'react'
import { Price } from '@longmall/ui/display/price.tsx'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { type ReceiptTranslate, sourceName } from '@longmall/web/receipt/receipt-text.ts'

export interface ReceiptTools {
  t: ReceiptTranslate
  currency: CurrencyDisplay
}

/** A refund: the sum, each source and bucket, coins, and why freight and coupon are or are not refunded. */
export function RefundView({ back, t, currency }: ReceiptTools & { back: RefundAmounts }) {
  const notes = [
    back.freight !== 'no_freight' && t(`freight_${back.freight}`),
    back.coupon !== 'none' && t(`coupon_${back.coupon}`),
  ].filter(Boolean)
  const hasParts = !isNothing(back.goods_amount) && !isNothing(back.freight_amount)
  return (
    <div className="space-y-3">
      <dl className="space-y-1.5 text-14">
        {hasParts && (
          <>
            <Row label={t('goods_part')}>{<Price amount={back.goods_amount} currency={currency} size="small" plain />}</Row>
            <Row label={t('freight_part')}>{<Price amount={back.freight_amount} currency={currency} size="small" plain />}</Row>
          </>
        )}
        <Row label={<span className="font-semibold text-strong">{t('refund_amount')}</span>}>
          <Price amount={back.amount} currency={currency} />
        </Row>
      </dl>
      {(back.parts.length > 0 || back.longcoin > 0) && (
        <div className="rounded-8 bg-sunken p-3">
          <p className="pb-1.5 text-12 text-quiet">{t('where')}</p>
          <dl className="space-y-1.5 text-14">
            {back.parts.map((part) => (
              <Row key={`${part.source} ${part.bucket}`} label={sourceName(part, t)}>
                <Share part={part} currency={currency} />
              </Row>
            ))}
            {back.longcoin > 0 && (
              <Row label={t('longcoin')}>
                <span className="figures font-semibold text-strong">{back.longcoin}</span>
              </Row>
            )}
          </dl>
        </div>
      )}
      {back.parts.length === 0 && isNothing(back.amount) && <p className="text-12 text-quiet">{t('nothing_to_pay_back')}</p>}
      {notes.length > 0 && (
        <ul className="space-y-1 text-12 text-quiet">
          {notes.map((note) => (
            <li key={String(note)}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-body">{label}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  )
}

/** Coins in their own unit, money as money. */
function Share({ part, currency }: { part: RefundShare; currency: CurrencyDisplay }) {
  if (part.unit === 'MONEY') return <Price amount={part.amount} currency={currency} size="small" plain className="text-strong" />
  return (
    <span className="figures font-semibold text-strong">
      {part.amount} {part.unit}
    </span>
  )
}
