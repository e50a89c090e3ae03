import type { StaffOrder } from '@longmall/contract/order.ts'
import type { Receipt, TriedRule } from '@longmall/contract/returns.ts'
import { isNothing, ruleName, ruleReason } from '@longmall/web/receipt/receipt-words.ts'
import { Card, Descriptions, Flex, Table, Typography } from 'antd'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { BackFacts } from '../../shell/money/back-facts.tsx'
import { GoodsName } from './goods-name.tsx'
import { RefundButton } from './refund-button.tsx'

type Line = Receipt['lines'][number]

/** The lines of an order, each with every rule that its price was tried by: the receipt that its buyer sees. */
export function OrderReceipt({ order }: { order: StaffOrder }) {
  const say = useWords('receipt')
  return (
    <Card size="small" title={say('title')}>
      <Loaded query={query('returns/view_receipt', { order_id: order.order_id })}>
        {(receipt) => <ReceiptTable receipt={receipt} order={order} />}
      </Loaded>
    </Card>
  )
}

function ReceiptTable({ receipt, order }: { receipt: Receipt; order: StaffOrder }) {
  const say = useWords('receipt')
  const sayOrder = useWords('order')
  const { money, count } = useFormat()
  const isRefundable = useMay()('returns/refund') && receipt.lines.some((line) => line.back_of_all !== null)
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
            title: sayOrder('goods'),
            render: (_, line) => {
              const goods_id = lineOf(order, line)?.goods_id
              return <GoodsName {...line} {...(goods_id !== undefined && { goods_id })} />
            },
          },
          { key: 'unit', title: sayOrder('unit_price'), align: 'right', render: (_, line) => money(line.unit_price) },
          { key: 'quantity', title: sayOrder('pieces'), align: 'right', render: (_, line) => count(line.quantity) },
          {
            key: 'paid',
            title: sayOrder('line_total'),
            align: 'right',
            render: (_, line) => (
              <>
                <strong>{money(line.total)}</strong>
                {line.longcoin > 0 && <div>{say('coins_paid', { count: line.longcoin })}</div>}
                {line.refunded_quantity > 0 && (
                  <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
                    {say('refunded', { count: line.refunded_quantity, amount: money(line.refunded_total) })}
                  </Typography.Text>
                )}
              </>
            ),
          },
          ...(isRefundable
            ? [
                {
                  key: 'refund',
                  title: sayOrder('refund'),
                  render: (_: unknown, line: Line) => line.back_of_all && <RefundButton line={line} most={line.back_of_all.quantity} />,
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
            label: say('freight'),
            children: isNothing(receipt.freight_total) ? say('free') : money(receipt.freight_total),
          },
          { key: 'total', label: say('total'), children: <strong>{money(receipt.total)}</strong> },
        ]}
      />
      {receipt.freight_rules.length > 0 && <Rules rules={receipt.freight_rules} />}
    </Flex>
  )
}

const lineOf = (order: StaffOrder, { order_goods_id }: Line) => order.lines.find((one) => one.order_goods_id === order_goods_id)

const detailsIn = (order: StaffOrder) => (line: Line) => <LineDetails line={line} taken={byHand(lineOf(order, line))} />

const byHand = (line: StaffOrder['lines'][number] | undefined) =>
  line?.reductions.find(({ source }) => source === 'operator')?.amount ?? null

function LineDetails({ line: { rules, back_of_one: one, back_of_all: all }, taken }: { line: Line; taken: string | null }) {
  const say = useWords('receipt')
  const sayOrder = useWords('order')
  const { money } = useFormat()
  return (
    <Flex vertical gap={12}>
      {taken !== null && <span>{sayOrder('taken_off', { amount: money(taken) })}</span>}
      {rules.length > 0 && <Rules rules={rules} />}
      {one && all && (
        <Flex gap={24} wrap>
          {all.quantity > 1 && <BackFacts title={say('back_one')} back={one} />}
          <BackFacts title={say('back_all', { count: all.quantity })} back={all} />
        </Flex>
      )}
    </Flex>
  )
}

/** Every rule that was tried: applied or not, why, and what it saved or lacked. */
function Rules({ rules }: { rules: readonly TriedRule[] }) {
  const say = useWords('receipt')
  const { money } = useFormat()
  const outcome = ({ applied, saved, missing }: TriedRule) => {
    if (applied) return isNothing(saved) ? '' : say('saved', { amount: money(saved) })
    if (missing?.amount) return say('missing_amount', { amount: money(missing.amount) })
    return missing?.pieces ? say('missing_pieces', { count: missing.pieces }) : ''
  }
  return (
    <Table<TriedRule & { key: string }>
      size="small"
      pagination={false}
      showHeader={false}
      dataSource={rules.map((rule, place) => ({ ...rule, key: `${rule.stage} ${rule.rule} ${place}` }))}
      columns={[
        {
          key: 'applied',
          width: 120,
          render: (_, { applied }) => <StateTag tone={applied ? 'good' : 'plain'}>{say(applied ? 'applied' : 'not_applied')}</StateTag>,
        },
        { key: 'name', render: (_, rule) => ruleName(rule, say) },
        { key: 'reason', render: (_, rule) => ruleReason(rule, say) },
        { key: 'outcome', align: 'right', render: (_, rule) => outcome(rule) },
      ]}
    />
  )
}
