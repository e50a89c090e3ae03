import { expect, test } from 'vitest'
import { createMemoryStore } from '../../shell/session/memory-store.ts'
import { createStorage } from '../../shell/session/storage.ts'
import type { HostMessage } from '../message/read-message.ts'
import { readDesktopOrder, sendDesktopOrder, storeDesktopOrder } from './desktop-order.ts'
import { linkTarget } from './link-target.ts'
import { scanTarget } from './scan-target.ts'

const message = (fields: Partial<HostMessage>): HostMessage => ({
  cmd: '005',
  pro_version: '1.0.0',
  plartform: 'android',
  mes_unique_id: 'm-1',
  ...fields,
})
const goods: Record<number, number> = { 310: 119, 311: 172, 312: 204, 7: 5, 172: 9 }
const scan = (fields: Partial<HostMessage>, on: readonly string[] = ['seckill', 'pointexchange']) =>
  scanTarget(message(fields), { isAddonOn: (addon) => on.includes(addon), goodsOf: async (sku_id) => goods[sku_id] ?? null })

test.each([
  ['310', '/v1/order/payment/payment_start_up', { sku_id: 310 }],
  ['311', '/v1/order/payment/payment_entity', { sku_id: 311 }],
  ['312', '/v1/order/payment/payment_virtually', { sku_id: 312, code: 'phone_recharge' }],
  // A value that matches no SKU is read as a goods id.
  ['119', '/v1/order/payment/payment_start_up', { sku_id: 119 }],
  ['204', '/v1/order/payment/payment_virtually', { sku_id: 204, code: 'phone_recharge' }],
])('HST-05 a scan of %s opens the order screen of special goods', async (sku_id, to, search) => {
  expect(await scan({ sku_id })).toEqual({ to, search })
})

test('HST-05 a scan of other goods opens them, with who sent it', async () => {
  expect(await scan({ sku_id: '7', source_member: '12' })).toMatchObject({
    to: '/v2/goods/detail/detail',
    search: { sku_id: 7, source_type: 'scan', source_member: 12 },
  })
  expect(await scan({ sku_id: '172' })).toMatchObject({ to: '/v2/goods/detail/detail', search: { sku_id: 172 } })
})

test('HST-05 a scan of a promotion opens it; one that is switched off or unknown shows a message', async () => {
  expect(await scan({ promotion_type: 'seckill', promotion_id: '3', sku_id: '7', source_member: '12' })).toEqual({
    to: '/promotionpages/seckill/detail/detail',
    search: { id: 3, source_member: 12 },
  })
  expect(await scan({ promotion_type: 'point', promotion_id: '4' })).toMatchObject({ to: '/promotionpages/point/detail/detail' })
  expect(await scan({ promotion_type: 'bargain', promotion_id: '4' })).toBe('off')
  expect(await scan({ promotion_type: 'seckill', promotion_id: '4', promotion_addon: 'bargain' })).toBe('off')
  for (const promotion_type of ['lottery', '__proto__', 'constructor'])
    expect(await scan({ promotion_type, promotion_id: '4' })).toBe('off')
})

test.each([{}, { sku_id: '0' }, { sku_id: '-1' }, { sku_id: 'abc' }, { sku_id: '99999999999' }, { promotion_type: 'seckill' }])(
  'HST-05 a scan of %j opens nothing',
  async (fields) => {
    expect(await scan(fields)).toBeNull()
  },
)

const origin = 'https://shop.example'
test.each([
  ['119', { goods: 119 }],
  [' 7 ', { goods: 7 }],
  ['/v2/goods/detail/detail?sku_id=7', { inside: '/v2/goods/detail/detail?sku_id=7&time=9' }],
  ['/v2/x?time=1#part', { inside: '/v2/x?time=9#part' }],
  ['https://shop.example/v1/qa', { inside: '/v1/qa?time=9' }],
  ['HTTPS://SHOP.EXAMPLE/v1/qa', { inside: '/v1/qa?time=9' }],
  ['https://news.example/a?b=1', { outside: 'https://news.example/a?b=1&time=9' }],
  ['//evil.example/x', { outside: 'https://evil.example/x?time=9' }],
  ['/\\evil.example', { outside: 'https://evil.example/?time=9' }],
  ['https:evil.example', null],
  ['https://shop.example.evil.example/', { outside: 'https://shop.example.evil.example/?time=9' }],
  ['https://shop.example@evil.example/', { outside: 'https://shop.example@evil.example/?time=9' }],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///etc/passwd', null],
  ['intent://x#Intent;end', null],
  ['blob:https://shop.example/1', null],
  ['0', null],
  ['-5', null],
  ['99999999999999', null],
  ['news.example', null],
  ['', null],
])('HST-05 015 with "%s"', (link, target) => {
  expect(linkTarget(link, origin, 9)).toEqual(target)
})

test('HST-05 ORD-09 013 is stored without what opens a door, and posted once a member is there', async () => {
  const storage = createStorage(() => createMemoryStore())
  const posted: unknown[] = []
  const request = async (path: string, options: object = {}) => void posted.push([path, options])
  storeDesktopOrder(storage, message({ cmd: '013', token: 'secret', email: 'a@b.example', url: '/x' }))
  expect(storage.read('cloudDesktopOrderCreateData2')).not.toMatch(/secret|a@b/)
  await sendDesktopOrder(storage, request)
  expect(posted).toEqual([])
  storage.write('token', 't')
  await sendDesktopOrder(storage, request)
  await sendDesktopOrder(storage, request)
  const payload = { cmd: '013', pro_version: '1.0.0', plartform: 'android', mes_unique_id: 'm-1', url: '/x' }
  expect(posted).toEqual([['pay/boostCmds', { payload }]])
  expect(readDesktopOrder(storage)).toMatchObject({ mes_unique_id: 'm-1', is_kept: true })
})

test('an order that did not arrive is posted again', async () => {
  const storage = createStorage(() => createMemoryStore({ token: 't' }))
  storeDesktopOrder(storage, message({ cmd: '013' }))
  await expect(sendDesktopOrder(storage, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  let posts = 0
  await sendDesktopOrder(storage, async () => posts++)
  expect(posts).toBe(1)
})
