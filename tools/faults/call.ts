import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { succeeded } from '@longmall/contract/errors.ts'
import { contract } from '@longmall/contract/index.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import type { Stage } from './stage.ts'

const queries = new Set<string>(
  Object.values(contract)
    .flatMap((domain) => Object.values(domain))
    .filter(({ kind }) => kind === 'query')
    .map(({ path }) => path),
)
const timeoutMs = 60_000

/** Asks until there is an answer, as a client does that was cut off: whatever happens to the server meanwhile. */
export async function retryUntilAnswered(stage: Stage, send: (address: string) => Promise<Response>): Promise<Response> {
  for (const until = Date.now() + timeoutMs; ; await pause(30)) {
    try {
      const answer = await send(await stage.address())
      if (answer.status < 500) return answer
      if (Date.now() > until) throw new Error(`still ${answer.status}: ${await answer.text()}`)
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/** Asks the database past the proxy until it answers: it may just be starting again. */
export async function retryQuery<Answer>(query: () => Promise<Answer>): Promise<Answer> {
  for (const until = Date.now() + timeoutMs; ; await pause(50)) {
    try {
      return await query()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/** Calls an operation and, without an answer, again with the same request key. A refusal is thrown. */
export async function call<Path extends keyof Api>(
  stage: Stage,
  token: string,
  path: Path,
  input: InputOf<Api[Path]>,
): Promise<OutputOf<Api[Path]>> {
  const request_key = randomUUID()
  const fields = new URLSearchParams({ language: 'en-us' })
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) fields.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const body = new URLSearchParams([...fields, ['token', token], ['request_key', request_key]])
  const answer = await retryUntilAnswered(stage, (address) =>
    queries.has(path)
      ? fetch(`${address}/api/${path}?${fields}`, { headers: { token } })
      : fetch(`${address}/api/${path}`, { method: 'POST', body }),
  )
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: never }
  if (!succeeded(code)) throw new Error(`${path} was refused: ${message} ${JSON.stringify(data)}`)
  return data
}

/** A member with a session, made without hashing a password. */
export async function makeMember({ db, site }: Stage): Promise<{ member_id: number; token: string }> {
  const account = `m_${randomBytes(6).toString('hex')}`
  const created_at = site.shared.now()
  const person = { account, email: `${account}@mail.example`, nickname: account, country: 'CN', language: 'en-us', grade: 5, created_at }
  const { id: member_id } = await db
    .insertInto('member')
    .values({ ...person, invitation_code: randomBytes(5).toString('hex') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('session')
    .values({ token_hash: hashOfToken(token), member_id, created_at, seen_at: created_at, expires_at: inADay() })
    .execute()
  return { member_id, token }
}

/** An operator of the shop's owner with a session. */
export async function makeOperator({ db, site }: Stage): Promise<string> {
  const email = `${randomUUID()}@shop.example`
  const created_at = new Date().toISOString()
  const { id: staff_id } = await db
    .insertInto('staff')
    .values({ email, name: 'Ann', role: 'owner', hash: '', created_at: site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('staff_session')
    .values({ token_hash: hashOfToken(token), staff_id, created_at, seen_at: created_at, expires_at: inADay() })
    .execute()
  return token
}

const inADay = () => new Date(Date.now() + 86_400_000).toISOString()
