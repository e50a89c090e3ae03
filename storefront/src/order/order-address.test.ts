import { tabs } from '@longmall/contract/order.ts'
import { expect, test } from 'vitest'
import { orderTabs, readConfirm } from './order-address.ts'

test('a SKU in the address is bought by itself, otherwise the cart’s selection', () => {
  expect(readConfirm({ sku_id: '7', quantity: '2' })).toEqual({ sku_id: 7, quantity: 2 })
  expect(readConfirm({ sku_id: '7' })).toEqual({ sku_id: 7, quantity: 1 })
  expect(readConfirm({ from_cart: '1', address_id: '3' })).toEqual({ from_cart: true, address_id: 3 })
  expect(readConfirm({ sku_id: '-7' })).toEqual({ from_cart: true })
})

test('ORD-06 the tabs of the order list are the contract’s', () => {
  expect(orderTabs).toEqual(tabs)
})
