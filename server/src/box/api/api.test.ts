import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { boxProcess, openBoxes } from '../test/box-world.ts'
import { today } from '../today.ts'

const shop = await openTestShop()
const operator = await staffClient(shop)
const { one, clock, makeBox, copyOf, makeBound } = await openBoxes(shop)
const other = boxProcess({ ...shop.site })
const minutesOf = async (box_id: number) => {
  const { rows } = await sql<{
    minutes: number
  }>`select coalesce(sum(minutes), 0)::int as minutes from box_day where box_id = ${box_id}`.execute(shop.db)
  return rows[0]!.minutes
}
const alertsOf = async (device_id: string) =>
  (await operator.call('box/alerts', { device_id })).list.map(({ kind, count }) => [kind, count])
const positionOf = async (device_id: string) => {
  const { rows } = await sql<{ boot: bigint; seq: bigint }>`
    select t.boot, t.seq from box_beat t join box_hardware h on h.id = t.hardware_id where h.device_id = ${device_id}`.execute(shop.db)
  return [Number(rows[0]!.boot), Number(rows[0]!.seq)]
}
const minute = () => shop.advance({ minutes: 1 })
beforeEach(async () => {
  // So that no test's minutes are cut by a midnight, or by the end of a minute.
  await shop.passMidnight()
  await shop.advance({ seconds: 62 - (Date.parse(clock()) % 60_000) / 1000 })
})

describe('a heartbeat', () => {
  test('AST-12 is answered at once, written each second, and counts once a minute for the device', async () => {
    const { owner, box } = await makeBound()
    const before = await minutesOf(owner.box_id)
    const answer = await box.beat()
    expect([answer.status, answer.body]).toEqual([204, {}])
    const next = Number(answer.headers.get('box-next-in'))
    expect(next >= 55 && next <= 65).toBe(true)
    await one.flush()
    await minute()
    for (let n = 0; n < 3; n++) await box.beat()
    await one.flush()
    await box.beat()
    await one.flush()
    expect((await minutesOf(owner.box_id)) - before).toBe(1)
    // Minutes that wait for the database are all counted.
    for (let n = 0; n < 3; n++) {
      await minute()
      await box.beat()
    }
    await one.flush()
    expect((await minutesOf(owner.box_id)) - before).toBe(4)
    expect(await owner.call('box/view', { box_id: owner.box_id })).toMatchObject({ is_online: true, device_id: box.device_id })
    const [day] = (await owner.call('box/days', { box_id: owner.box_id })).list
    expect(day).toMatchObject({ day: today(shop.systemContext()), mined: null })
  })

  test('AST-12 of a box that is bound to nothing is known, and counts for nobody', async () => {
    const box = await makeBox()
    await box.beat()
    await one.flush()
    expect(await positionOf(box.device_id)).toEqual([1, 1])
    expect(await operator.call('box/hardware_list', { search: box.device_id })).toMatchObject({
      list: [{ state: 'free', is_online: true }],
    })
  })

  test('AST-12 that cannot be written is written later', async () => {
    const box = await makeBox()
    await box.beat()
    const { db } = shop.site
    shop.site.db = new Proxy(db, {
      get: () => () => {
        throw new Error('gone')
      },
    })
    await expect(one.flush()).rejects.toThrow('gone')
    shop.site.db = db
    await box.beat()
    await one.flush()
    expect(await positionOf(box.device_id)).toEqual([1, 2])
  })
})

describe('a call that is not right', () => {
  test('AST-12 forged: a wrong key, path, body, time or sequence is refused, and nothing is written', async () => {
    const box = await makeBox()
    await box.beat()
    await one.flush()
    const path = '/box/v1/heartbeat'
    const good = box.sign('POST', path)
    const forged: [string, Record<string, string>, string?][] = [
      ['/box/v1/heartbeat', { ...good, 'box-mac': '0'.repeat(64) }],
      ['/box/v1/heartbeat', { ...good, 'box-mac': 'x' }],
      ['/box/v1/code', good],
      ['/box/v1/heartbeat?a=1', good],
      ['/box/v1/heartbeat', { ...good, 'box-seq': '99' }],
      ['/box/v1/heartbeat', { ...good, 'box-boot': '99' }],
      ['/box/v1/heartbeat', { ...good, 'box-time': String(Number(good['box-time']) + 1) }],
      ['/box/v1/heartbeat', { ...good, 'box-id': 'LB-NOBODY' }],
      ['/box/v1/report', { ...good, 'content-length': '2' }, '{}'],
    ]
    for (const [to, headers, text] of forged) {
      const { status, body } = await box.repeat('POST', to, headers, text)
      expect([to, status, body.error]).toEqual([to, 401, 'not_authenticated'])
    }
    expect((await box.repeat('POST', path, { ...good, 'box-seq': '01' })).body.error).toBe('headers')
    await one.flush()
    expect([await positionOf(box.device_id), await alertsOf(box.device_id)]).toEqual([[1, 1], []])
    expect((await box.repeat('POST', path, good)).status).toBe(204)
  })

  test('AST-12 an address that fails too often is not looked at for a minute', async () => {
    const at = boxProcess({ ...shop.site })
    const box = await makeBox(at)
    const headers = { ...box.sign('POST', '/box/v1/heartbeat'), 'box-mac': '0'.repeat(64) }
    const answers = []
    for (let n = 0; n < 61; n++) answers.push((await box.repeat('POST', '/box/v1/heartbeat', headers)).status)
    expect([answers.slice(0, 60).every((status) => status === 401), answers[60]]).toEqual([true, 429])
    expect((await box.beat()).status).toBe(429)
  })

  test('AST-12 replayed: refused by the same process at once, by another at the flush, and shown', async () => {
    const { owner, box } = await makeBound()
    await minute()
    const path = '/box/v1/heartbeat'
    const recorded = box.sign('POST', path)
    expect((await box.repeat('POST', path, recorded)).status).toBe(204)
    expect((await box.repeat('POST', path, recorded)).body.error).toBe('replayed')
    await one.flush()
    const minutes = await minutesOf(owner.box_id)
    expect(await alertsOf(box.device_id)).toEqual([['replay', 1]])
    // The other process knows the place of the box from the database.
    const there = copyOf(box, other)
    await minute()
    expect((await there.repeat('POST', path, recorded)).body.error).toBe('replayed')
    await other.flush()
    expect([await minutesOf(owner.box_id), await alertsOf(box.device_id)]).toEqual([minutes, [['replay', 2]]])
  })

  test('AST-12 two processes that accept the same call: one counts, and the second is a replay', async () => {
    const { owner, box } = await makeBound()
    const there = copyOf(box, other)
    await box.beat()
    await one.flush()
    await there.repeat('GET', '/box/v1/state', box.sign('GET', '/box/v1/state'))
    await minute()
    const recorded = box.sign('POST', '/box/v1/heartbeat')
    expect((await box.repeat('POST', '/box/v1/heartbeat', recorded)).status).toBe(204)
    await new Promise((resolve) => setImmediate(resolve))
    expect((await there.repeat('POST', '/box/v1/heartbeat', recorded)).status).toBe(204)
    const before = await minutesOf(owner.box_id)
    await one.flush()
    await other.flush()
    expect((await minutesOf(owner.box_id)) - before).toBe(1)
  })

  test('AST-12 two processes flush at once: every box is where its last call is', async () => {
    const boxes = await Promise.all(Array.from({ length: 20 }, () => makeBox()))
    const twins = boxes.map((box) => copyOf(box, other))
    for (let round = 0; round < 3; round++) {
      for (const [at, box] of boxes.entries()) {
        await box.beat()
        twins[at]!.seq = box.seq
        await twins[at]!.beat()
        box.seq = twins[at]!.seq
      }
      await Promise.all([one.flush(), other.flush()])
    }
    for (const box of boxes) {
      expect((await positionOf(box.device_id))[1]).toBe(box.seq)
      expect(await alertsOf(box.device_id)).toEqual([])
    }
  })

  test('AST-12 skewed: a box is told the time, corrects itself, and is shown when it does not', async () => {
    const box = await makeBox()
    box.offset = 301
    const { status, body } = await box.beat()
    expect([status, body.error, body.time]).toEqual([401, 'clock', Math.floor(Date.parse(clock()) / 1000)])
    box.offset = -299
    expect((await box.beat()).status).toBe(204)
    await one.flush()
    expect(await alertsOf(box.device_id)).toEqual([])
    box.offset = -310
    for (let n = 0; n < 3; n++) await box.beat()
    await one.flush()
    expect(await alertsOf(box.device_id)).toEqual([['skew', 1]])
    expect((await box.repeat('GET', '/box/v1/time', {})).body.time).toBeGreaterThan(0)
  })

  test('AST-12 cloned: a second box with the same key and a newer start takes over, and the first one’s calls are shown', async () => {
    const box = await makeBox()
    await box.beat()
    const copy = copyOf(box, one, 2)
    expect((await copy.beat()).status).toBe(204)
    await shop.advance({ seconds: 2 })
    expect((await box.beat()).body.error).toBe('replayed')
    await one.flush()
    expect(await alertsOf(box.device_id)).toEqual([['clone', 1]])
    const [alert] = (await operator.call('box/alerts', { device_id: box.device_id, is_handled: false })).list
    expect(alert!.details).toMatchObject({ boot: '1', last_boot: '2' })
    expect(await operator.call('box/handle_alert', { alert_id: alert!.alert_id })).toMatchObject({ handled_by_name: expect.any(String) })
    // What happens again is a new alert.
    await box.beat()
    await one.flush()
    expect(await alertsOf(box.device_id)).toEqual([
      ['clone', 1],
      ['clone', 1],
    ])
  })

  test('AST-12 a key that was renewed or revoked ends, in every process', async () => {
    const box = await makeBox()
    await box.beat()
    const there = copyOf(box, other)
    there.seq = 10
    await there.beat()
    await Promise.all([one.flush(), other.flush()])
    const { key } = await operator.call('box/renew_key', { device_id: box.device_id, key_version: 1 })
    // A process that has not heard of it accepts a heartbeat, does not write it, and knows then.
    there.seq = 20
    await there.beat()
    await other.flush()
    expect((await positionOf(box.device_id))[1]).toBe(11)
    expect((await there.beat()).body.error).toBe('not_authenticated')
    box.key = Buffer.from(key, 'base64url')
    box.seq = 30
    expect((await box.beat()).status).toBe(204)
    await one.flush()
    await operator.call('box/revoke_hardware', { device_id: box.device_id, key_version: 2 })
    expect((await box.call('POST', 'code')).status).toBe(409)
    expect((await box.beat()).body.error).toBe('revoked')
    await expect(operator.call('box/revoke_hardware', { device_id: box.device_id, key_version: 1 })).rejects.toMatchObject({
      reason: 'box.hardware_changed',
    })
  })
})
