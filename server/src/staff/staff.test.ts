import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/harness.ts'
import { closeHashing } from '../identity/hash-password.ts'
import { plus } from '../kernel/time/clock.ts'
import { coversAll, isPermitted } from '../kernel/security/permissions.ts'
import { operators, refusalOf } from './test/operators.ts'

let shop: TestShop
let made: Awaited<ReturnType<typeof operators>>
beforeAll(async () => {
  shop = await openTestShop({ settings: { 'staff.totp_required': false } })
  made = await operators(shop)
})
afterAll(closeHashing)
const hired = (fields?: object) => made.hired(fields)
const loggedIn = (fields?: object) => made.loggedIn(fields)
const logIn = (email: string, given?: string) => made.logIn(email, given)

describe('the console’s log-in', () => {
  test('an operator logs in by e-mail and sees who they are and what they may do', async () => {
    const { id, email } = await hired()
    const { token, staff, expires_at } = await made.step(email.toUpperCase(), 'console')
    const permissions = [
      'review.*',
      'order.view',
      'member.view',
      'member.contact',
      'refund.view',
      'refund.handle',
      'goods.view',
      'stock.view',
      'member.lock',
      'store.view',
      'agent.view',
      'member.tag',
      'points_shop.view',
      'gift.view',
      'game.view',
      'reward.view',
      'network.view',
      'award.view',
      'unit_price.view',
      'box.view',
      'distribution.view',
      'invitation.view',
    ]
    expect(staff).toEqual({ staff_id: id, email, name: 'Ann', role: 'support', permissions, is_enrolled: false })
    const self = await shop.client(token).call('staff/view', {})
    expect(self).toEqual({ ...staff, operations: expect.any(Array), time_zone: 'Asia/Shanghai', currency: 'USD' })
    expect(self.operations).toEqual(expect.arrayContaining(['order/search', 'review/reply']))
    expect(self.operations).not.toContain('order/change_price')
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000)).toBe(12)
  })

  test('its sessions stand apart from members’: neither token opens the other’s door', async () => {
    const [member, operator] = [await shop.member(), await loggedIn()]
    expect(await refusalOf(member.call('staff/view', {}))).toMatchObject({ code: 410000 })
    expect(await refusalOf(operator.call('member/view', {}))).toMatchObject({ code: 410000 })
    expect(await refusalOf(shop.visitor().call('staff/view', {}))).toMatchObject({ code: -10009, status: 401 })
  })

  test('logging out ends the session', async () => {
    const operator = await loggedIn()
    await operator.call('staff/log_out', {})
    expect(await refusalOf(operator.call('staff/view', {}))).toMatchObject({ code: 410000 })
  })

  test('a session that slept an hour is over', async () => {
    const operator = await loggedIn()
    await shop.db
      .updateTable('staff_session')
      .set({ seen_at: plus(new Date().toISOString(), { seconds: -3601 }) })
      .where('staff_id', '=', operator.id)
      .execute()
    expect(await refusalOf(operator.call('staff/view', {}))).toMatchObject({ code: 410000 })
  })

  test('who was dismissed gets in no more, with an open session either', async () => {
    const operator = await loggedIn()
    await shop.db.updateTable('staff').set({ is_active: false }).where('id', '=', operator.id).execute()
    expect(await refusalOf(operator.call('staff/view', {}))).toMatchObject({ code: 410000 })
    expect((await refusalOf(logIn(operator.email))).reason).toBe('identity.wrong_password')
  })

  test.each([
    ['an operator', async () => (await hired()).email],
    ['an address that nobody has', async () => 'nobody@shop.example'],
  ])('wrong passwords of %s are counted and lock the same', async (_, emailOf) => {
    const email = await emailOf()
    const reasons: string[] = []
    for (let n = 0; n < 6; n++) reasons.push((await refusalOf(logIn(email, 'wrong-password-1'))).reason)
    expect(reasons).toEqual([
      'identity.wrong_password',
      'identity.wrong_password',
      'identity.wrong_password_attempts_left',
      'identity.wrong_password_attempts_left',
      'identity.locked',
      'identity.locked',
    ])
  })

  test('IDN-05 an operator’s address is not told apart by locking its name at the members’ log-in', async () => {
    const known = (await hired()).email
    const reasons: string[] = []
    for (const email of [known, 'stranger@shop.example']) {
      for (let n = 0; n < 5; n++) await refusalOf(shop.visitor().call('identity/log_in', { account: `staff ${email}`, password: 'wrong' }))
      reasons.push((await refusalOf(logIn(email, 'wrong-password-1'))).reason)
    }
    expect(reasons).toEqual(['identity.wrong_password', 'identity.wrong_password'])
  })
})

describe('permissions', () => {
  test('IDN-12 a role holds what its list says, a domain’s `.*` all of that domain and nothing beside it', () => {
    expect(isPermitted(['*'], 'anything.at_all')).toBe(true)
    expect(isPermitted(['order.*'], 'order.ship')).toBe(true)
    expect(isPermitted(['order.view'], 'order.view')).toBe(true)
    expect(isPermitted(['order.view'], 'order.ship')).toBe(false)
    expect(isPermitted(['wallet.*'], 'wallets.view')).toBe(false)
    expect(isPermitted([], 'order.view')).toBe(false)
  })

  test('IDN-12 one role covers another only when it holds all of it, groups included', () => {
    expect(coversAll(['order.*'], ['order.view', 'order.*'])).toBe(true)
    expect(coversAll(['order.view'], ['order.*'])).toBe(false)
    expect(coversAll(['order.*', 'member.*'], ['*'])).toBe(false)
    expect(coversAll(['*'], ['*', 'order.*'])).toBe(true)
  })

  test('IDN-12 an unknown role holds nothing', async () => {
    const operator = await loggedIn({ role: 'intern' })
    expect((await operator.call('staff/view', {})).permissions).toEqual([])
    expect(await refusalOf(operator.call('member/list_members', {}))).toMatchObject({ status: 403, reason: 'call.forbidden' })
  })
})
