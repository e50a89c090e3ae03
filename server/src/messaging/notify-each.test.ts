import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { notifyEach, type MemberNotice } from './send-mail.ts'

const shop = await openTestShop()
const members = await Promise.all([1, 2, 3].map(() => shop.member()))
const [ann, mei, gone] = members.map(({ member_id }) => member_id) as [number, number, number]
await shop.db.updateTable('member').set({ language: 'zh-cn' }).where('id', '=', mei).execute()
await shop.db.updateTable('member').set({ state: 'cancelled' }).where('id', '=', gone).execute()
beforeEach(() => shop.db.deleteFrom('message').execute())

/** How many statements the notices take, in a transaction that is there. */
async function statementsOf(notices: readonly MemberNotice[]): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    return await shop.systemContext().transaction(async (context) => {
      const before = spy.mock.calls.length
      await notifyEach(context, notices)
      return spy.mock.calls.length - before
    })
  } finally {
    spy.mockRestore()
  }
}
const clones = (member_id: number, count: number): MemberNotice => ({ member_id, template: 'clones_made', params: () => ({ count }) })

test('IDN-14 each member is told in their own language, and who has cancelled the account is not', async () => {
  const languages: string[] = []
  await statementsOf(
    [ann, mei, gone].map((member_id) => ({
      member_id,
      template: 'change_refused' as const,
      params: (language) => (languages.push(language), { what: language }),
    })),
  )
  const rows = await shop.db.selectFrom('message').select(['recipient', 'language', 'body', 'send_until', 'state']).orderBy('id').execute()
  expect(languages).toEqual(['en-us', 'zh-cn'])
  expect(rows).toMatchObject([
    { language: 'en-us', state: 'queued', body: expect.stringContaining('en-us') },
    { language: 'zh-cn', state: 'queued', body: expect.stringContaining('zh-cn') },
  ])
})

test('IDN-14 AST-07 a thousand mails and one take two statements for each five hundred, in the order of the notices', async () => {
  const notices = Array.from({ length: 1001 }, (_, n) => clones(n % 2 ? ann : mei, n))
  expect(await statementsOf(notices)).toBe(6)
  const rows = await shop.db.selectFrom('message').select(['language', 'body']).orderBy('id').execute()
  expect(rows).toHaveLength(1001)
  expect(rows[1000]).toMatchObject({ language: 'zh-cn', body: expect.stringContaining('1000') })
})

test('IDN-14 nobody to tell takes no statement', async () => {
  expect(await statementsOf([])).toBe(0)
  expect(await statementsOf([clones(gone, 1)])).toBe(1)
})
