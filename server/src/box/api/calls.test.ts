import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { openBoxes } from '../test/box-world.ts'
import { today } from '../today.ts'

const shop = await openTestShop()
const { one, makeBox, makeOwner, makeBound } = await openBoxes(shop)

describe('the other calls', () => {
  test('AST-12 a box shows a code, is bound, and says who is logged in and what the day brings', async () => {
    const [owner, box] = [await makeOwner(), await makeBox()]
    expect((await box.call('GET', 'state')).body).toEqual({ device_id: box.device_id, code: 'none', device: null, member: null })
    expect((await box.call('GET', 'income')).body.error).toBe('not_bound')
    const first = (await box.call('POST', 'code')).body as unknown as { code: string; url: string; purpose: string }
    expect(first).toMatchObject({ purpose: 'bind', url: `http://shop.example/v2/assets/scan?code=${first.code}` })
    expect((await box.call('GET', 'state')).body).toMatchObject({ code: 'waiting' })
    // A new code ends the one before.
    const { code } = (await box.call('POST', 'code')).body as unknown as { code: string }
    await expect(owner.call('box/preview_code', { code: first.code })).rejects.toMatchObject({ reason: 'box.code_not_found' })
    await owner.call('box/bind', { code, box_id: owner.box_id })
    expect((await box.call('GET', 'state')).body).toMatchObject({
      code: 'used',
      device: { state: 'activated', daily_rate: '1.000', term_days: 365 },
      member: { name: expect.stringContaining('***') },
    })
    const income = (await box.call('GET', 'income')).body
    expect(income).toMatchObject({ day: today(shop.systemContext()), minutes_needed: 720, daily_rate: '1.000', last: null, total: '0.000' })
    expect((await box.call('POST', 'log_out')).status).toBe(204)
    expect((await box.call('GET', 'income')).body.error).toBe('not_logged_in')
    expect((await box.call('POST', 'code')).body).toMatchObject({ purpose: 'log_in' })
    await shop.advance({ minutes: 4 })
    expect((await box.call('GET', 'state')).body).toMatchObject({ code: 'expired' })
  })

  test('AST-11 AST-12 the income of a day before a new owner’s first one, by the store’s zone, is not shown to them', async () => {
    const { owner, box } = await makeBound()
    const last = async () => ((await box.call('GET', 'income')).body as unknown as { last: { day: string } | null }).last
    const start = today(shop.systemContext())
    await sql`update box set expires_on = expires_on - 2, activated_at = activated_at - interval '2 days' where id = ${owner.box_id}`.execute(
      shop.db,
    )
    // Three in the morning of the day in Shanghai is still the day before by UTC.
    await sql`update box set owned_at = ${start}::date::timestamp at time zone 'Asia/Shanghai' + interval '3 hours' where id = ${owner.box_id}`.execute(
      shop.db,
    )
    await sql`insert into box_run (run_id, day, cutoff) values (900, ${start}::date - 1, ${start}::date::timestamp at time zone 'Asia/Shanghai')`.execute(
      shop.db,
    )
    await sql`insert into box_day (day, box_id, mined) values (${start}::date - 1, ${owner.box_id}, 1000)`.execute(shop.db)
    expect(await last()).toBeNull()
    await sql`update box set owned_at = owned_at - interval '4 hours' where id = ${owner.box_id}`.execute(shop.db)
    expect(await last()).toMatchObject({ mined: '1.000' })
    await sql`delete from box_run where run_id = 900`.execute(shop.db)
  })

  test('AST-12 a report is kept and shown; one that is not as described is refused', async () => {
    const { owner, box } = await makeBound()
    const report = {
      version: '2.1.0',
      temperature: 456,
      uptime_seconds: 86_400,
      hash_rate: 12_000,
      accepted_shares: 10,
      rejected_shares: 1,
    }
    expect((await box.call('POST', 'report', report)).body).toMatchObject({ next_in: expect.any(Number) })
    expect((await owner.call('box/view', { box_id: owner.box_id })).report).toMatchObject(report)
    for (const wrong of [{ temperature: 'hot' }, { version: 'x'.repeat(41) }, [], 'text'])
      expect((await box.call('POST', 'report', wrong)).body.error).toBe('body')
    expect((await box.call('POST', 'report', { version: 'x'.repeat(5000) })).status).toBe(413)
    expect((await box.call('POST', 'nothing')).status).toBe(404)
  })

  test('AST-12 the API describes itself', async () => {
    const document = (await (await one.send('/box/v1/openapi.json', {})).json()) as { paths: object; servers: unknown }
    expect(document.servers).toEqual([{ url: '/box/v1' }])
    expect(Object.keys(document.paths)).toEqual(['/time', '/heartbeat', '/report', '/code', '/state', '/income', '/log_out'])
  })
})
