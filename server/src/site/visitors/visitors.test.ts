import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { createContext, type Site } from '../../kernel/context.ts'
import { runJob } from '../../kernel/work/jobs.ts'
import { Shared } from '../../kernel/shared.ts'
import { closeVisitorDays } from './close-visitor-days.ts'
import { recordVisitor } from './record-visitor.ts'
import { writeVisitors } from './write-visitors.ts'

const shop = await openTestShop()
const owner = await staffClient(shop)
const today = () => dayIn('Asia/Shanghai', shop.site.shared.now())
const open = (...clients: Client[]) => Promise.all(clients.map((client) => client.call('site/visit', {})))
const figures = async (first_day: string, last_day = first_day) => (await owner.call('ops/dashboard', { first_day, last_day })).total
const notes = () => shop.db.selectFrom('daily_visitor').selectAll().execute()

beforeEach(async () => {
  await shop.passMidnight()
  await shop.advance({ days: 1 })
})

test('CON-01 a visitor of a day counts once, however many pages are opened and whichever process saw them', async () => {
  const [one, other] = [shop.visitor(), shop.visitor()]
  await open(one, one, other)
  const second: Site = { ...shop.site, shared: new Shared(shop.db, shop.site.keys) }
  await second.shared.refresh()
  for (const visitor of [one.visitor, randomUUID(), null]) await recordVisitor(createContext(second, { kind: 'visitor', visitor }))
  await Promise.all([writeVisitors(shop.site), writeVisitors(second)])
  await open(one)
  await writeVisitors(shop.site)
  expect((await figures(today())).visitors).toBe(3)
})

test('CON-01 a member with two browsers is one visitor, and so is one who logs in on the way', async () => {
  const member = await shop.member()
  const [phone, desktop] = [shop.client(member.token, member.member_id), shop.client(member.token, member.member_id)]
  const asVisitor = createContext(shop.site, { kind: 'visitor', visitor: phone.visitor })
  await recordVisitor(asVisitor)
  await writeVisitors(shop.site)
  expect((await figures(today())).visitors).toBe(1)
  await open(phone, desktop)
  await writeVisitors(shop.site)
  await recordVisitor(asVisitor)
  await writeVisitors(shop.site)
  expect((await figures(today())).visitors).toBe(1)
})

test('CON-01 who comes on two days counts on both; once a day is over its hashes go and its count stays', async () => {
  const [one, other] = [shop.visitor(), shop.visitor()]
  const first = today()
  await open(one, other)
  await writeVisitors(shop.site)
  await shop.advance({ days: 1 })
  await open(one)
  await writeVisitors(shop.site)
  const hashes = (await notes()).filter(({ day }) => day >= first).map(({ visitor }) => visitor.toString('hex'))
  expect(new Set(hashes).size).toBe(3)
  expect((await figures(first, today())).visitors).toBe(3)
  await runJob(shop.site, closeVisitorDays)
  expect((await notes()).some(({ day }) => day === first)).toBe(true)
  await shop.advance({ days: 1 })
  for (let run = 0; run < 2; run++) await runJob(shop.site, closeVisitorDays)
  expect((await notes()).some(({ day }) => day === first)).toBe(false)
  expect([(await figures(first)).visitors, (await figures(first, today())).visitors]).toEqual([2, 3])
})

test('CON-01 nothing that leads to a visitor is kept of a visit', async () => {
  const member = await shop.member()
  await open(member)
  await writeVisitors(shop.site)
  const stored = JSON.stringify((await notes()).map(({ visitor }) => [visitor.toString('latin1'), visitor.toString('hex')]))
  for (const known of [member.visitor, member.visitor.replaceAll('-', ''), String(member.member_id)])
    expect(stored).not.toContain(`"${known}"`)
  expect((await notes()).every(({ visitor }) => visitor.length === 16)).toBe(true)
})
