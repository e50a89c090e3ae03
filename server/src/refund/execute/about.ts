/** What transfers of a refund are called in the ledger; a key makes that the same refund again moves nothing. */
export interface About {
  subject: `return ${number}` | `order ${number}` | `payment ${number}`
  /** Of the money. */
  reason: string
  money_key: string
  coins: { kind: 'returns.longcoin' | 'order.longcoin_part' | 'order.longcoin_back'; key: string; reason: string }
}

/** A refund that an after-sale request asked for. */
export const aboutRequest = ({ id, return_no }: { id: number; return_no: string }): About => ({
  subject: `return ${id}`,
  reason: return_no,
  money_key: `return ${id}`,
  coins: { kind: 'returns.longcoin', key: String(id), reason: return_no },
})

/** A refund that something of the order itself calls for, once for each `key`. */
export const aboutOrder = ({ order_id, order_no }: { order_id: number; order_no: string }, key: string): About => ({
  subject: `order ${order_id}`,
  reason: order_no,
  money_key: `order ${order_id} ${key}`,
  coins: { kind: 'order.longcoin_part', key: `${order_id} ${key}`, reason: order_no },
})

/** All of a payment: its coins by the transfer that took them, since an order that opened again was paid with another. */
export const aboutPayment = (payment_id: number, reason: string, coins_transfer: string | null): About => ({
  subject: `payment ${payment_id}`,
  reason,
  money_key: 'all',
  coins: { kind: 'order.longcoin_back', key: coins_transfer ?? '', reason: `payment ${payment_id}` },
})
