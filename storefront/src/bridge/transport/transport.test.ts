import { expect, test } from 'vitest'
import { createProblemLog } from '../message/problems.ts'
import { type FrameEvent, refusalOf } from './frame.ts'
import { type HostWindow, openTransport } from './transport.ts'

const host = 'https://app.host.example'
const parent = { name: 'host' }

/** A window with the browser's API, and the messages sent to and received from the host. */
async function open(given: Partial<HostWindow>, origins: readonly string[] = [host]) {
  const received: unknown[] = []
  const listeners: ((event: FrameEvent) => void)[] = []
  const problems = createProblemLog(() => undefined)
  const window: HostWindow = { parent: undefined, location: {}, addEventListener: (_, listen) => void listeners.push(listen), ...given }
  if (given.parent === undefined) window.parent = window
  const transport = await openTransport({ window, problems, origins: async () => origins, receive: (raw) => received.push(raw) })
  const deliver = (event: Partial<FrameEvent>) => {
    for (const listen of listeners) listen({ origin: host, source: window.parent, data: 'hello', ...event })
  }
  return { window, transport, received, deliver, problems, isListening: () => listeners.length > 0 }
}

test('HST-02 Android: the object of the app is spoken to as its own method, and answers by the global function', async () => {
  const sent: string[] = []
  class Injected {
    private readonly own = true
    postMessage(json: string) {
      if (!this.own) throw new TypeError('called apart')
      sent.push(json)
    }
  }
  const { window, transport, received } = await open({ LongmallHost: new Injected() })
  transport!.send('{"cmd":"008"}')
  window.longmallReceive!('{"cmd":"002"}')
  expect([transport!.kind, sent, received]).toEqual(['android', ['{"cmd":"008"}'], ['{"cmd":"002"}']])
})

test('HST-02 iOS: the message handler of the app is spoken to', async () => {
  const sent: string[] = []
  const { window, transport, received } = await open({
    webkit: { messageHandlers: { LongmallHost: { postMessage: (json) => void sent.push(json) } } },
  })
  transport!.send('a')
  window.longmallReceive!('b')
  expect([transport!.kind, sent, received]).toEqual(['ios', ['a'], ['b']])
})

test('HST-02 a browser’s own window has no transport, and nobody can speak into it', async () => {
  const { window, transport, isListening } = await open({})
  expect([transport, window.longmallReceive, isListening()]).toEqual([null, undefined, false])
})

test('HST-02 a frame speaks to the listed origin alone, whether the browser reports the framing page’s or not', async () => {
  const sent: [string, string][] = []
  const framing = { postMessage: (json: string, origin: string) => void sent.push([json, origin]) }
  const origins = ['https://other.example', host]
  const known = await open({ parent: framing, location: { ancestorOrigins: [host] } }, origins)
  known.transport!.send('a')
  expect(sent.splice(0)).toEqual([['a', host]])
  const unnamed = await open({ parent: framing, location: {} }, origins)
  unnamed.transport!.send('b')
  expect(sent).toEqual(origins.map((origin) => ['b', origin]))
  known.deliver({ source: framing })
  expect(known.received).toEqual(['hello'])
})

test('HST-02 a framing page that is not listed is neither spoken to nor listened to', async () => {
  const { transport, problems, isListening } = await open({ parent, location: { ancestorOrigins: ['https://evil.example'] } })
  expect([transport, isListening()]).toEqual([null, false])
  expect(problems.list()[0]?.text).toContain('https://evil.example')
})

const wrongOrigins = [
  'null',
  '',
  'https://evil.example',
  'http://app.host.example',
  'https://app.host.example:8443',
  'https://app.host.example:443',
  'https://host.example',
  'https://x.app.host.example',
  'https://app.host.example.evil.example',
  'https://app-host.example',
  'https://APP.HOST.EXAMPLE',
  'https://app.host.example.',
  'https://app.host.example/',
  'https://user@app.host.example',
  'https://xn--pp-host-example.example',
  'https://app.hоst.example',
  'file://',
  'data:',
  'chrome-extension://abcdefgh',
  'capacitor://localhost',
  'https://localhost',
  'https://127.0.0.1',
]
test.each(wrongOrigins)('HST-02 a message from origin "%s" is dropped and logged', async (origin) => {
  const { deliver, received, problems } = await open({ parent, location: { ancestorOrigins: [host] } })
  deliver({ origin, source: parent })
  expect([received, problems.list().length]).toEqual([[], 1])
})

test('HST-02 a message of a listed origin from any window but the framing one is dropped', () => {
  for (const source of [null, {}, 'window', { parent }])
    expect(refusalOf({ origin: host, source, data: '' }, parent, [host])).not.toBeNull()
  expect(refusalOf({ origin: host, source: parent, data: '' }, parent, [host])).toBeNull()
})

test('what is logged holds no contents of a message', async () => {
  const { deliver, problems } = await open({ parent, location: { ancestorOrigins: [host] } })
  deliver({ origin: 'https://evil.example', source: parent, data: '{"token":"secret"}' })
  expect(JSON.stringify(problems.list())).not.toContain('secret')
})
