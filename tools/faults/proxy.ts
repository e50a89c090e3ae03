import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { statementReader, type Statement } from './read-statements.ts'

/** What a trap does to the statement that springs it. `before`: the database never sees it. `after`: its answer is never seen. */
export type When = 'before' | 'after'

interface FaultTrigger {
  matches: (statement: Statement) => boolean
  when: When
  /** What happens then; the connection is cut in any case. */
  fire: (statement: Statement) => void
}

/** A TCP proxy before PostgreSQL that knows the statements of calls from those of the server's own housekeeping. */
export interface DatabaseProxy {
  url: string
  /** Where PostgreSQL is now: it comes back on another port. */
  moveTo: (url: string) => void
  /** Every statement of a call is shown to `see`, in its order; null: nobody looks. */
  watch: (observer: ((statement: Statement) => void) | null) => void
  setTrigger: (trigger: FaultTrigger | null) => void
  /** The network is gone without a word: nothing comes through in either direction, and nothing is closed. */
  setDropTraffic: (dropsTraffic: boolean) => void
  /** Every answer of the database comes so much later. */
  setDelay: (ms: number) => void
  close: () => Promise<void>
}

export async function openProxy(database: string): Promise<DatabaseProxy> {
  let target = new URL(database)
  let observer: ((statement: Statement) => void) | null = null
  let trigger: FaultTrigger | null = null
  let delay = 0
  let dropsTraffic = false
  const open = new Set<Socket>()

  function cut(...sockets: Socket[]): void {
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true)
      open.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        open.delete(socket)
        cut(client, upstream)
      })
    }
    const read = statementReader()
    let triggered: Statement | null = null
    client.on('data', (bytes) => {
      if (triggered || dropsTraffic) return
      for (const statement of read(bytes)) {
        observer?.(statement)
        if (triggered || !trigger?.matches(statement)) continue
        triggered = statement
      }
      if (!triggered) return upstream.write(bytes)
      const { when, fire } = trigger!
      trigger = null
      const statement = triggered
      const disconnect = () => {
        fire(statement)
        cut(client, upstream)
      }
      if (when === 'before') return disconnect()
      upstream.removeAllListeners('data')
      upstream.once('data', disconnect)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (dropsTraffic) return
      if (delay === 0) client.write(bytes)
      else setTimeout(() => client.write(bytes), delay)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const own = new URL(database)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    moveTo: (url) => {
      target = new URL(url)
    },
    watch: (next) => {
      observer = next
    },
    setTrigger: (next) => {
      trigger = next
    },
    setDropTraffic: (next) => {
      dropsTraffic = next
    },
    setDelay: (ms) => {
      delay = ms
    },
    close: async () => {
      cut(...open)
      await new Promise((done) => server.close(done))
    },
  }
}
