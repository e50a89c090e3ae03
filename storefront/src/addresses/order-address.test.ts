import { presaleTabs as contractTabs, tabs } from '@longmall/contract/order.ts'
import { expect, test } from 'vitest'
import { orderTabs, presaleTabs, readConfirm, readOrderList, readPresale, readPurchase } from './order-address.ts'

test('a SKU in the address is ordered by itself, otherwise the cart’s selection', () => {
  expect(readConfirm({ sku_id: '7', quantity: '2' })).toEqual({ sku_id: 7, quantity: 2 })
  expect(readConfirm({ sku_id: '7' })).toEqual({ sku_id: 7, quantity: 1 })
  expect(readConfirm({ from_cart: '1', address_id: '3' })).toEqual({ from_cart: true, address_id: 3 })
  expect(readConfirm({ sku_id: '-7' })).toEqual({ from_cart: true })
})

test('ORD-02 an address names the purchase source: a promotion, a group, a bargain, a gift or sets of a combo', () => {
  expect(readConfirm({ sku_id: '7', promotion_id: '3', group_id: '4' })).toEqual({ sku_id: 7, quantity: 1, promotion_id: 3, group_id: 4 })
  expect(readConfirm({ combo_id: '5', quantity: '2' })).toEqual({ combo_id: 5, quantity: 2 })
  expect(readConfirm({ gift_id: '6', address_id: '1' })).toEqual({ gift_id: 6, quantity: 1, address_id: 1 })
  expect(readConfirm({ bargain_id: '8' })).toEqual({ bargain_id: 8, quantity: 1 })
})

test('CAT-05 §5 a purchase takes along what was chosen on the page of the goods', () => {
  expect(readPurchase({ sku_id: '7', quantity: '2', service_mode: 'fitted', car_model: ' van ' })).toEqual({
    sku_id: 7,
    quantity: 2,
    service_mode: 'fitted',
    car_model: 'van',
  })
  expect(readPurchase({ sku_id: '7', service_mode: '' })).toEqual({ sku_id: 7, quantity: 1 })
})

test('ORD-06 the tabs of the order list are the contract’s', () => {
  expect(orderTabs).toEqual(tabs)
  expect(presaleTabs).toEqual(contractTabs)
  expect([readPresale({ status: 'booked' }), readPresale({ status: 'x' })]).toEqual([{ status: 'booked' }, { status: 'deposit_due' }])
})

test('ORD-06 the order list opens the tab that its address names, and all orders by anything else', () => {
  for (const tab of tabs) expect(readOrderList({ status: tab })).toEqual({ status: tab })
  for (const status of ['3', '0', '', undefined]) expect(readOrderList({ status })).toEqual({ status: undefined })
})
