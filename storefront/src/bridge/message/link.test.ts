import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Wait } from '../requests/wait-store.ts'
import { answerMs, createLink, type Handle } from './link.ts'
import { createProblemLog } from './problems.ts'
import type { CommandCode } from './commands.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sent = Record<string, unknown> & { cmd: string; mes_unique_id: string }

function talk(handlers: Partial<Record<CommandCode, Handle>> = {}) {
  const sent: Sent[] = []
  const waits: Wait[] = []
  const problems = createProblemLog(() => undefined)
  let shown: Wait | null = null
  const link = createLink({
    version: '1.0.0',
    send: (json) => void sent.push(JSON.parse(json) as Sent),
    handlers,
    problems,
    show: (wait) => {
      shown = wait
      waits.push(wait)
    },
    hide: ({ id }) => {
      if (shown?.id === id) shown = null
    },
  })
  let ids = 0
  const receive = (cmd: string, fields: object = {}, mes_unique_id = `host-${++ids}`) =>
    link.receive(JSON.stringify({ cmd, pro_version: '1.0.0', plartform: 'ios', mes_unique_id, ...fields }))
  return { link, sent, receive, problems, shown: () => shown, last: () => sent.at(-1)! }
}

const acks = (sent: Sent[]) => sent.filter(({ cmd }) => cmd === '010').map((one) => one.pre_mes_unique_id)

test('HST-01 a message carries version, platform and an id of its own', () => {
  const { link, sent } = talk()
  link.notify('008', { isProductEnvironment: true })
  link.notify('007')
  expect(sent[0]).toEqual({
    cmd: '008',
    pro_version: '1.0.0',
    plartform: 'h5',
    mes_unique_id: expect.stringMatching(/^[\da-f-]{36}$/),
    isProductEnvironment: true,
  })
  expect(sent[1]!.mes_unique_id).not.toBe(sent[0]!.mes_unique_id)
})

test('HST-01 every message but an ack is acknowledged by 010 with its id, and done once however often it comes', async () => {
  const done: string[] = []
  const { receive, sent, problems } = talk({ '015': ({ url }) => void done.push(url!) })
  receive('015', { url: '7' }, 'a')
  receive('015', { url: '7' }, 'a')
  receive('010', { pre_mes_unique_id: 'x' }, 'b')
  await vi.runAllTimersAsync()
  expect([acks(sent), done, problems.list().length]).toEqual([['a', 'a'], ['7'], 1])
})

test('HST-02 what is no message is neither acknowledged nor done, and only logged', () => {
  const { link, sent, problems } = talk()
  for (const raw of ['{', 'null', 7, { cmd: '099' }]) link.receive(raw)
  expect([sent, problems.list().length]).toEqual([[], 4])
})

test('a handler that fails is only logged', async () => {
  const { receive, problems } = talk({ '007': () => Promise.reject(new Error('no')) })
  receive('007')
  await vi.runAllTimersAsync()
  expect(problems.list()[0]?.text).toBe('007 logout failed: no')
})

test('HST-06 a question ends with the ack when that is enough, and with the answer otherwise', async () => {
  const { link, receive, last, shown } = talk()
  const shared = link.request('006', { url: 'https://a.example' }, { until: 'taken' })
  receive('010', { pre_mes_unique_id: last().mes_unique_id })
  expect([await shared, shown()]).toEqual(['taken', null])

  const scanned = link.request('014', {}, { until: 'answered' })
  const { mes_unique_id } = last()
  receive('010', { pre_mes_unique_id: mes_unique_id })
  expect(shown()?.phase).toBe('taken')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(shown()?.phase).toBe('taken')
  receive('014', { pre_mes_unique_id: mes_unique_id, url: '119' })
  expect([await scanned, shown()]).toMatchObject([{ cmd: '014', url: '119' }, null])
})

test('HST-06 a request to a host that is silent for 10 s can be repeated, under the same id', async () => {
  const { link, sent, receive, shown } = talk()
  const paid = link.request('012', { url: '/x' }, { until: 'taken' })
  await vi.advanceTimersByTimeAsync(answerMs - 1)
  expect(shown()?.phase).toBe('asked')
  await vi.advanceTimersByTimeAsync(1)
  expect([answerMs, shown()?.phase]).toEqual([10_000, 'silent'])
  shown()!.again()
  expect([shown()?.phase, sent.length, sent[1]]).toEqual(['asked', 2, sent[0]])
  await vi.advanceTimersByTimeAsync(answerMs)
  expect(shown()?.phase).toBe('silent')
  receive('010', { pre_mes_unique_id: sent[0]!.mes_unique_id })
  expect([await paid, shown()]).toEqual(['taken', null])
})

test('HST-06 who does not want to wait gives up, and a late answer does nothing', async () => {
  const { link, receive, last, shown, problems } = talk()
  const closed = link.request('003', {}, { until: 'taken' })
  const { mes_unique_id } = last()
  shown()!.giveUp()
  expect([await closed, shown()]).toEqual([null, null])
  receive('010', { pre_mes_unique_id: mes_unique_id })
  await vi.advanceTimersByTimeAsync(answerMs)
  expect([shown(), problems.list()]).toEqual([null, []])
})

test('a quiet question shows nothing, and its silence is logged', async () => {
  const { link, shown, problems } = talk()
  const token = link.request('001', {}, { until: 'answered', quiet: true })
  await vi.advanceTimersByTimeAsync(answerMs)
  expect([await token, shown(), problems.list()[0]?.text]).toEqual([null, null, 'no answer to 001 get token'])
})

test('a token reply answers the oldest question for a token even when it names none; the answer of an own question is nobody else’s', async () => {
  const handled: string[] = []
  const { link, receive } = talk({ '002': ({ token = '' }) => void handled.push(token) })
  const first = link.request('001', {}, { until: 'answered', quiet: true })
  const second = link.request('017', {}, { until: 'answered', own: true })
  receive('002', { token: 'a' })
  receive('002', { token: 'b' })
  receive('002', { token: 'c' })
  expect([await first, await second]).toMatchObject([{ token: 'a' }, { token: 'b' }])
  expect(handled).toEqual(['a', 'c'])
})

test('a transport that throws is only logged', () => {
  const problems = createProblemLog(() => undefined)
  const send = () => {
    throw new Error('gone')
  }
  createLink({ version: '1.0.0', send, handlers: {}, problems, show: () => undefined, hide: () => undefined }).notify('008')
  expect(problems.list()[0]?.text).toBe('008 could not be sent: gone')
})
