import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '../kernel/refusal.ts'
import { closeHashing, hashPassword, withHasher } from './hash-password.ts'

afterEach(closeHashing)

describe('hashing', () => {
  test('IDN-11 a secret is kept as argon2id of 19 MiB and two passes or more, with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    const [, kind, , parameters, salt] = one.split('$')
    expect(kind).toBe('argon2id')
    const [memory, passes, parallelism] = parameters!.split(',').map((part) => Number(part.split('=')[1]))
    expect(memory).toBeGreaterThanOrEqual(19456)
    expect(passes).toBeGreaterThanOrEqual(2)
    expect(parallelism).toBeGreaterThanOrEqual(1)
    expect(other.split('$')[4]).not.toBe(salt)
  })

  test('a hash knows its secret and no other', async () => {
    const hash = await hashPassword('correct horse')
    expect(await withHasher((one) => one.verify(hash, 'correct horse'))).toBe(true)
    expect(await withHasher((one) => one.verify(hash, 'correct hors'))).toBe(false)
  })

  test('the event loop goes on while secrets are hashed', async () => {
    await hashPassword('so that it has started')
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    // One after the other: of several at once, one that waits too long is refused.
    for (let n = 0; n < 4; n++) await hashPassword('correct horse')
    clearInterval(timer)
    // A hash on the main thread would leave one tick between two.
    expect(ticks).toBeGreaterThan(8)
  })

  test('who comes when all places are taken is refused, and a place that is left is free again', async () => {
    const gate = Promise.withResolvers<void>()
    const waiting = Array.from({ length: 300 }, () => withHasher(() => gate.promise).catch((error: unknown) => error))
    expect(await Promise.race(waiting)).toEqual(new Refusal('call.too_many'))
    gate.resolve()
    const outcomes = await Promise.all(waiting)
    expect(outcomes).toContain(undefined)
    expect(await hashPassword('now there is room')).toMatch(/^\$argon2id\$/)
  })

  test('after it was closed, the next hash starts it again', async () => {
    await hashPassword('correct horse')
    await closeHashing()
    expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$/)
  })

  test('a process that hashed ends by itself, and its child with it, even when it is killed', async () => {
    const source = `
      import { subscribe } from 'node:diagnostics_channel'
      import { hashPassword } from '${join(import.meta.dirname, 'hash-password.ts')}'
      let child
      subscribe('child_process', (message) => (child = message.process))
      await hashPassword('correct horse')
      console.log(child.pid)
      if (process.argv[1] === 'stay') setInterval(() => undefined, 1000)`
    const run = (...args: string[]) =>
      spawn(process.execPath, ['--input-type=module', '--eval', source, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = run()
    expect(await new Promise((resolve) => ended.once('exit', resolve))).toBe(0)

    const killed = run('stay')
    const childPid = Number(await new Promise<Buffer>((resolve) => killed.stdout.once('data', resolve)))
    expect(childPid).toBeGreaterThan(0)
    killed.kill('SIGKILL')
    await expect.poll(() => isAlive(childPid)).toBe(false)
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
