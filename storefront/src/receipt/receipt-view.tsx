import type { Receipt, TriedRule } from '@longmall/contract/returns.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { CircleCheck, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@longmall/ui/display/card.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { BackView, Row, type ReceiptWords } from './back-view.tsx'
import { isNothing, ruleName, ruleReason } from '@longmall/web/receipt/receipt-words.ts'

/** An order's price told line by line: each rule that was tried, and what a return of it gives back; for buyer and operator. */
export function ReceiptView({ receipt, say, currency }: ReceiptWords & { receipt: Receipt }) {
  const words = { say, currency }
  return (
    <Card>
      <h2 className="text-14 font-semibold text-strong">{say('title')}</h2>
      <p className="pt-0.5 text-12 text-quiet">{say('intro')}</p>
      <ul className="divide-y divide-hairline">
        {receipt.lines.map((line) => (
          <li key={line.order_goods_id} className="py-3">
            <ReceiptLine line={line} {...words} />
          </li>
        ))}
      </ul>
      <dl className="hairline-t space-y-1.5 pt-3 text-14">
        <Row label={say('freight')}>
          {isNothing(receipt.freight_total) ? say('free') : <Price amount={receipt.freight_total} currency={currency} size="small" plain />}
        </Row>
      </dl>
      {receipt.freight_rules.length > 0 && <Rules rules={receipt.freight_rules} {...words} />}
      <dl className="pt-2 text-14">
        <Row label={<span className="font-semibold text-strong">{say('total')}</span>}>
          <Price amount={receipt.total} currency={currency} />
        </Row>
      </dl>
    </Card>
  )
}

function ReceiptLine({ line, say, currency }: ReceiptWords & { line: Receipt['lines'][number] }) {
  const words = { say, currency }
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
        <Row label={say('goods_total')}>
          <Price amount={line.goods_total} currency={currency} size="small" plain />
        </Row>
        <Row label={say('paid')}>
          <Price amount={line.total} currency={currency} size="small" plain className="text-strong" />
          {line.longcoin > 0 && <span className="block text-12 text-quiet">{say('coins_paid', { count: line.longcoin })}</span>}
        </Row>
      </dl>
      {line.refunded_quantity > 0 && (
        <p className="pt-1 text-12 text-quiet">
          {say('refunded', { count: line.refunded_quantity, amount: displayPrice(line.refunded_total, currency) })}
        </p>
      )}
      {line.rules.length > 0 && (
        <Fold title={say('rules')}>
          <Rules rules={line.rules} {...words} />
        </Fold>
      )}
      <BackOfLine line={line} {...words} />
    </div>
  )
}

function BackOfLine({ line, say, currency }: ReceiptWords & { line: Receipt['lines'][number] }) {
  const { back_of_one: one, back_of_all: all } = line
  if (!one || !all) return line.refunded_quantity < line.quantity ? <p className="pt-1 text-12 text-quiet">{say('nothing_back')}</p> : null
  return (
    <>
      {all.quantity > 1 && (
        <Fold title={say('back_one')}>
          <BackView back={one} say={say} currency={currency} />
        </Fold>
      )}
      <Fold title={say('back_all', { count: all.quantity })}>
        <BackView back={all} say={say} currency={currency} />
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

function Rules({ rules, say, currency }: ReceiptWords & { rules: readonly TriedRule[] }) {
  return (
    <ul className="space-y-2 py-1 text-12">
      {rules.map((rule, place) => (
        <li key={`${rule.stage} ${rule.rule} ${place}`} className="flex items-start gap-2">
          {rule.applied ? (
            <CircleCheck size={16} role="img" aria-label={say('applied')} className="mt-0.5 shrink-0 text-success" />
          ) : (
            <CircleMinus size={16} role="img" aria-label={say('not_applied')} className="mt-0.5 shrink-0 text-quiet" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block text-14 text-body">{ruleName(rule, say)}</span>
            <span className="block text-quiet">{ruleReason(rule, say)}</span>
          </span>
          <Outcome rule={rule} say={say} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function Outcome({ rule, say, currency }: ReceiptWords & { rule: TriedRule }) {
  if (rule.applied && !isNothing(rule.saved))
    return <span className="shrink-0 text-price">{say('saved', { amount: displayPrice(rule.saved, currency) })}</span>
  if (rule.missing?.amount)
    return <span className="shrink-0 text-quiet">{say('missing_amount', { amount: displayPrice(rule.missing.amount, currency) })}</span>
  if (rule.missing?.pieces) return <span className="shrink-0 text-quiet">{say('missing_pieces', { count: rule.missing.pieces })}</span>
  return null
}
