import { expect, test } from 'vitest'
import { shareAddress } from './share-address.ts'

const address = 'https://shop.example/v2/goods/detail/detail?sku_id=7&source_member=3&source_type=qr&long_mall_qr_type=poster#reviews'

test('CAT-04 a shared link preserves the variant and names the sharing member', () => {
  expect(shareAddress(address, '42')).toBe('https://shop.example/v2/goods/detail/detail?sku_id=7&source_member=42')
})

test('CAT-04 a visitor’s shared link names nobody', () => {
  expect(shareAddress(address, null)).toBe('https://shop.example/v2/goods/detail/detail?sku_id=7')
})
