import { describe, expect, test } from 'vitest'
import { changeTab, moveTab, type TabValue, toggleTab } from './tab-bar.ts'

const tabs: TabValue[] = [
  { key: 'home', path: '/', icon: 'house' },
  { key: 'cart', path: '/v2/goods/cart/cart', icon: 'shopping-cart' },
]
const keys = (list: readonly TabValue[]) => list.map(({ key }) => key)

describe('the tab bar as it is edited', () => {
  test('SHL-03 a tab is added at the end and removed; home stays', () => {
    expect(keys(toggleTab(tabs, 'member'))).toEqual(['home', 'cart', 'member'])
    expect(keys(toggleTab(tabs, 'cart'))).toEqual(['home'])
    expect(keys(toggleTab(tabs, 'home'))).toEqual(['home', 'cart'])
  })

  test.each([
    ['cart', -1, ['cart', 'home']],
    ['home', 1, ['cart', 'home']],
    ['home', -1, ['home', 'cart']],
    ['member', 1, ['home', 'cart']],
  ] as const)('SHL-03 %s moves by %d', (key, by, moved) => {
    expect(keys(moveTab(tabs, key, by))).toEqual(moved)
  })

  test('SHL-03 labels are stored by language, and empty ones omitted', () => {
    const named = changeTab(tabs, 'cart', { label: { 'en-us': 'Bag' }, icon: 'shopping-bag' })
    expect(named[1]).toEqual({ ...tabs[1], icon: 'shopping-bag', label: { 'en-us': 'Bag' } })
    expect(changeTab(named, 'cart', { label: {} })[1]).toEqual({ ...tabs[1], icon: 'shopping-bag' })
  })
})
