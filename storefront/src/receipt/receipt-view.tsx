import type { Receipt, AppliedRule } from '@longmall/contract/refund.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { CircleCheck, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@longmall/ui/display/card.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { RefundView, Row, type ReceiptTools } from './refund-view.tsx'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { ruleName, ruleReason } from '@longmall/web/receipt/receipt-text.ts'

/** An order's price line by line: each evaluated rule, and the refund of a return; for buyer and operator. */
export function ReceiptView({ receipt, t, currency }: ReceiptTools & { receipt: Receipt }) {
  const tools = { t, currency }
  return (
    <Card>
      <h2 className="text-14 font-semibold text-strong">{t('title')}</h2>
      <p className="pt-0.5 text-12 text-quiet">{t('intro')}</p>
      <ul className="divide-y divide-hairline">
        {receipt.lines.map((line) => (
          <li key={line.order_goods_id} className="py-3">
            <ReceiptLine line={line} {...tools} />
          </li>
        ))}
      </ul>
      <dl className="hairline-t space-y-1.5 pt-3 text-14">
        <Row label={t('freight')}>
          {isNothing(receipt.freight_total) ? t('free') : <Price amount={receipt.freight_total} currency={currency} size="small" plain />}
        </Row>
      </dl>
      {receipt.freight_rules.length > 0 && <Rules rules={receipt.freight_rules} {...tools} />}
      <dl className="pt-2 text-14">
        <Row label={<span className="font-semibold text-strong">{t('total')}</span>}>
          <Price amount={receipt.total} currency={currency} />
        </Row>
      </dl>
    </Card>
  )
}

function ReceiptLine({ line, t, currency }: ReceiptTools & { line: Receipt['lines'][number] }) {
  const tools = { t, currency }
  return (
    <div>
      <div className="flex gap-3">
        <div className="w-12 shrink-0">
          <Picture picture={line.picture} sizes="48px" decorative className="rounded-8" />
        </div>
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 text-14 text-strong">{line.goods_name}</p>
          <p className="truncate text-12 text-quiet">{line.sku_name}</p>
        </div>
        <p className="figures shrink-0 text-right text-12 text-quiet">
          {displayPrice(line.unit_price, currency)}
          <br />×{line.quantity}
        </p>
      </div>
      <dl className="space-y-1.5 pt-2 text-14">
        <Row label={t('goods_total')}>
          <Price amount={line.goods_total} currency={currency} size="small" plain />
        </Row>
        <Row label={t('paid')}>
          <Price amount={line.total} currency={currency} size="small" plain className="text-strong" />
          {line.longcoin > 0 && <span className="block text-12 text-quiet">{t('coins_paid', { count: line.longcoin })}</span>}
        </Row>
      </dl>
      {line.refunded_quantity > 0 && (
        <p className="pt-1 text-12 text-quiet">
          {t('refunded', { count: line.refunded_quantity, amount: displayPrice(line.refunded_total, currency) })}
        </p>
      )}
      {line.rules.length > 0 && (
        <Fold title={t('rules')}>
          <Rules rules={line.rules} {...tools} />
        </Fold>
      )}
      <LineRefund line={line} {...tools} />
    </div>
  )
}

function LineRefund({ line, t, currency }: ReceiptTools & { line: Receipt['lines'][number] }) {
  const { refund_of_one: one, refund_of_all: all } = line
  if (!one || !all) return line.refunded_quantity < line.quantity ? <p className="pt-1 text-12 text-quiet">{t('not_refundable')}</p> : null
  return (
    <>
      {all.quantity > 1 && (
        <Fold title={t('refund_if_one_returned')}>
          <RefundView back={one} t={t} currency={currency} />
        </Fold>
      )}
      <Fold title={t('refund_if_all_returned', { count: all.quantity })}>
        <RefundView back={all} t={t} currency={currency} />
      </Fold>
    </>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 content-center text-14 text-brand-ink">{title}</summary>
      {children}
    </details>
  )
}

function Rules({ rules, t, currency }: ReceiptTools & { rules: readonly AppliedRule[] }) {
  return (
    <ul className="space-y-2 py-1 text-12">
      {rules.map((rule, index) => (
        <li key={`${rule.stage} ${rule.rule} ${index}`} className="flex items-start gap-2">
          {rule.applied ? (
            <CircleCheck size={16} role="img" aria-label={t('applied')} className="mt-0.5 shrink-0 text-success" />
          ) : (
            <CircleMinus size={16} role="img" aria-label={t('not_applied')} className="mt-0.5 shrink-0 text-quiet" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block text-14 text-body">{ruleName(rule, t)}</span>
            <span className="block text-quiet">{ruleReason(rule, t)}</span>
          </span>
          <Outcome rule={rule} t={t} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function Outcome({ rule, t, currency }: ReceiptTools & { rule: AppliedRule }) {
  if (rule.applied && !isNothing(rule.saved))
    return <span className="shrink-0 text-price">{t('saved', { amount: displayPrice(rule.saved, currency) })}</span>
  if (rule.missing?.amount)
    return <span className="shrink-0 text-quiet">{t('missing_amount', { amount: displayPrice(rule.missing.amount, currency) })}</span>
  if (rule.missing?.quantity) return <span className="shrink-0 text-quiet">{t('missing_quantity', { count: rule.missing.quantity })}</span>
  return null
}
