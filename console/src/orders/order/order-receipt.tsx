import type { StaffOrder } from '@longmall/contract/order.ts'
import type { Receipt, AppliedRule } from '@longmall/contract/refund.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { ruleName, ruleReason } from '@longmall/web/receipt/receipt-text.ts'
import { Card, Descriptions, Flex, Table, Typography } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { RefundBreakdown } from '../../shell/money/refund-breakdown.tsx'
import { GoodsName } from './goods-name.tsx'
import { RefundButton } from './refund-button.tsx'

type Line = Receipt['lines'][number]

/** The lines of an order, each with every rule evaluated for its price: the same receipt as the buyer's. */
export function OrderReceipt({ order }: { order: StaffOrder }) {
  const t = useTranslations('receipt')
  return (
    <Card size="small" title={t('title')}>
      <Loaded query={query('refund/view_receipt', { order_id: order.order_id })}>
        {(receipt) => <ReceiptTable receipt={receipt} order={order} />}
      </Loaded>
    </Card>
  )
}

function ReceiptTable({ receipt, order }: { receipt: Receipt; order: StaffOrder }) {
  const t = useTranslations('receipt')
  const tOrder = useTranslations('order')
  const { money, count } = useFormat()
  const isRefundable = usePermissions()('refund/refund') && receipt.lines.some((line) => line.refund_of_all !== null)
  return (
    <Flex vertical gap={12}>
      <Table<Line>
        size="small"
        rowKey="order_goods_id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={receipt.lines}
        expandable={{ expandedRowRender: detailsIn(order), defaultExpandAllRows: receipt.lines.length <= 3 }}
        columns={[
          {
            key: 'goods',
            title: tOrder('goods'),
            render: (_, line) => {
              const goods_id = lineOf(order, line)?.goods_id
              return <GoodsName {...line} {...(goods_id !== undefined && { goods_id })} />
            },
          },
          { key: 'unit', title: tOrder('unit_price'), align: 'right', render: (_, line) => money(line.unit_price) },
          { key: 'quantity', title: tOrder('quantity'), align: 'right', render: (_, line) => count(line.quantity) },
          {
            key: 'paid',
            title: tOrder('line_total'),
            align: 'right',
            render: (_, line) => (
              <>
                <strong>{money(line.total)}</strong>
                {line.longcoin > 0 && <div>{t('coins_paid', { count: line.longcoin })}</div>}
                {line.refunded_quantity > 0 && (
                  <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
                    {t('refunded', { count: line.refunded_quantity, amount: money(line.refunded_total) })}
                  </Typography.Text>
                )}
              </>
            ),
          },
          ...(isRefundable
            ? [
                {
                  key: 'refund',
                  title: tOrder('refund'),
                  render: (_: unknown, line: Line) =>
                    line.refund_of_all && <RefundButton line={line} maximum={line.refund_of_all.quantity} />,
                },
              ]
            : []),
        ]}
      />
      <Descriptions
        size="small"
        column={1}
        items={[
          {
            key: 'freight',
            label: t('freight'),
            children: isNothing(receipt.freight_total) ? t('free') : money(receipt.freight_total),
          },
          { key: 'total', label: t('total'), children: <strong>{money(receipt.total)}</strong> },
        ]}
      />
      {receipt.freight_rules.length > 0 && <Rules rules={receipt.freight_rules} />}
    </Flex>
  )
}

const lineOf = (order: StaffOrder, { order_goods_id }: Line) => order.lines.find((one) => one.order_goods_id === order_goods_id)

const detailsIn = (order: StaffOrder) => (line: Line) => <LineDetails line={line} manualDiscount={manualDiscountOf(lineOf(order, line))} />

const manualDiscountOf = (line: StaffOrder['lines'][number] | undefined) =>
  line?.reductions.find(({ source }) => source === 'operator')?.amount ?? null

function LineDetails({
  line: { rules, refund_of_one: one, refund_of_all: all },
  manualDiscount,
}: {
  line: Line
  manualDiscount: string | null
}) {
  const t = useTranslations('receipt')
  const tOrder = useTranslations('order')
  const { money } = useFormat()
  return (
    <Flex vertical gap={12}>
      {manualDiscount !== null && <span>{tOrder('taken_off', { amount: money(manualDiscount) })}</span>}
      {rules.length > 0 && <Rules rules={rules} />}
      {one && all && (
        <Flex gap={24} wrap>
          {all.quantity > 1 && <RefundBreakdown title={t('refund_if_one_returned')} plan={one} />}
          <RefundBreakdown title={t('refund_if_all_returned', { count: all.quantity })} plan={all} />
        </Flex>
      )}
    </Flex>
  )
}

/** Every evaluated rule: applied or not, why, and its saving or the missing amount. */
function Rules({ rules }: { rules: readonly AppliedRule[] }) {
  const t = useTranslations('receipt')
  const { money } = useFormat()
  const outcome = ({ applied, saved, missing }: AppliedRule) => {
    if (applied) return isNothing(saved) ? '' : t('saved', { amount: money(saved) })
    if (missing?.amount) return t('missing_amount', { amount: money(missing.amount) })
    return missing?.quantity ? t('missing_quantity', { count: missing.quantity }) : ''
  }
  return (
    <Table<AppliedRule & { key: string }>
      size="small"
      pagination={false}
      showHeader={false}
      dataSource={rules.map((rule, index) => ({ ...rule, key: `${rule.stage} ${rule.rule} ${index}` }))}
      columns={[
        {
          key: 'applied',
          width: 120,
          render: (_, { applied }) => <StateTag tone={applied ? 'success' : 'default'}>{t(applied ? 'applied' : 'not_applied')}</StateTag>,
        },
        { key: 'name', render: (_, rule) => <span style={{ wordBreak: 'keep-all' }}>{ruleName(rule, t)}</span> },
        { key: 'reason', render: (_, rule) => ruleReason(rule, t) },
        { key: 'outcome', align: 'right', render: (_, rule) => outcome(rule) },
      ]}
    />
  )
}
