import { sql } from 'kysely'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { dayIn, minutesUntil, plus } from './time/clock.ts'
import { allSettings, readSetting, settings } from './settings.ts'
import { catalogueChanged, Shared } from './shared.ts'
import { translate } from './translate.ts'

describe('settings', () => {
  const own = settings('probe', { days: { schema: z.int().check(z.minimum(1)), default: 7, unit: 'days', effect: 'A probe.' } })

  test('a setting that nobody changed has its default', () => {
    expect(readSetting(new Map(), own.days)).toBe(7)
    expect(own.days.key).toBe('probe.days')
  })

  test('a kept value counts when it fits, else the default does', () => {
    expect(readSetting(new Map([['probe.days', 9]]), own.days)).toBe(9)
    for (const wrong of [0, '9', null, 1.5]) expect(readSetting(new Map<string, unknown>([['probe.days', wrong]]), own.days)).toBe(7)
  })

  test('every setting of the shop has a default that fits, a key of its domain and a sentence on its effect', () => {
    const wrong = [...allSettings().values()].filter(
      ({ key, schema, default: value, effect }) =>
        !z.safeParse(schema, value).success || !/^[a-z_]+\.[a-z][a-z0-9_]*$/.test(key) || effect.length < 8,
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
    expect(allSettings().size).toBeGreaterThan(20)
  })
})

describe('the store clock', () => {
  test('it goes forward only, and nothing takes it back', async () => {
    const shop = await openTestShop()
    const before = shop.site.shared.now()
    await shop.advance({ days: 3 })
    expect(Date.parse(shop.site.shared.now()) - Date.parse(before)).toBeGreaterThanOrEqual(3 * 86_400_000)
    await expect(sql`update store_clock set time_offset = '-1 second'`.execute(shop.db)).rejects.toThrow('check')
  })

  test('the database and the process tell the same time', async () => {
    const shop = await openTestShop()
    await shop.advance({ hours: 5 })
    const own = () => Date.parse(shop.site.shared.now())
    const before = own()
    const { rows } = await sql<{ now: string }>`select store_now() as now`.execute(shop.db)
    const databaseNow = Date.parse(rows[0]!.now)
    expect([databaseNow > before - 1000, databaseNow < own() + 1000]).toEqual([true, true])
  })

  test('spans are added, days are those of the zone, minutes are rounded up', () => {
    expect(plus('2026-11-21T23:59:59.500Z', { days: 1, hours: 1, minutes: 1, seconds: 1 })).toBe('2026-11-23T01:01:00.500Z')
    expect(plus('2026-11-21T00:00:00.000Z', { seconds: -1 })).toBe('2026-11-20T23:59:59.000Z')
    expect(dayIn('Asia/Shanghai', '2026-11-21T15:59:59.999Z')).toBe('2026-11-21')
    expect(dayIn('Asia/Shanghai', '2026-11-21T16:00:00.000Z')).toBe('2026-11-22')
    expect(minutesUntil('2026-11-21T00:00:00.000Z', '2026-11-21T00:29:00.001Z')).toBe(30)
    expect(minutesUntil('2026-11-21T01:00:00.000Z', '2026-11-21T00:00:00.000Z')).toBe(0)
  })
})

test('QUA-02 what one process changes, another hears of', async () => {
  const shop = await openTestShop()
  const other = new Shared(shop.db)
  await other.listen(shop.url, shop.site.log)
  const version = other.catalogueVersion
  await sql`insert into setting (key, value) values ('site.hotline', '"400"')`.execute(shop.db)
  await sql`update store_clock set time_offset = '2 days'`.execute(shop.db)
  await catalogueChanged(shop.db)
  const isAhead = () => Date.parse(other.now()) - Date.now() > 86_400_000
  await expect.poll(() => [other.settings.get('site.hotline'), other.catalogueVersion > version, isAhead()]).toEqual(['400', true, true])
  await other.close()
})

describe('words', () => {
  test('values fill the braces, and SHL-27 an instant is shown in the store’s zone, named, and in the caller’s language', () => {
    const params = { hours: 3, until: '2026-11-21T04:30:00.000Z' }
    expect(translate('en-us', 'identity.payment_locked', params).replaceAll('\u202f', ' ')).toBe(
      'Payment password locked for 3 hours, until Nov 21, 2026, 12:30 PM (GMT+8)',
    )
    expect(translate('zh-cn', 'identity.payment_locked', params)).toBe('支付密码已锁定 3 小时，2026年11月21日 12:30 (GMT+8) 后可重试')
    expect(translate('en-us', 'identity.payment_locked', params, 'UTC')).toContain('(GMT+0)')
  })

  test('a value that is missing is left to be seen', () => {
    expect(translate('en-us', 'field.too_big', {})).toBe('At most {maximum}')
  })
})
