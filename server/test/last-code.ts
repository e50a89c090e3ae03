import { expect } from 'vitest'
import type { TestShop } from './harness.ts'

/** The code last sent to an e-mail address or a mobile, as its owner would read it. */
export async function lastCode({ db }: Pick<TestShop, 'db'>, to: string): Promise<string> {
  const sent = await db.selectFrom('message').select('code').where('recipient', '=', to).orderBy('id', 'desc').executeTakeFirst()
  expect(sent?.code, `no code was sent to ${to}`).toMatch(/^\d{6}$/)
  return sent!.code!
}
