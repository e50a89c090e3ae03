import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { statementReader, type Statement } from './read-statements.ts'

/** What a trap does to the statement that springs it. `before`: the database never sees it. `after`: its answer is never seen. */
export type When = 'before' | 'after'

interface Trap {
  springs: (statement: Statement) => boolean
  when: When
  /** What happens then; the connection is cut in any case. */
  spring: (statement: Statement) => void
}

/** A TCP proxy before PostgreSQL that knows the statements of calls from those of the server's own housekeeping. */
export interface DatabaseProxy {
  url: string
  /** Where PostgreSQL is now: it comes back on another port. */
  moveTo: (url: string) => void
  /** Every statement of a call is shown to `see`, in its order; null: nobody looks. */
  watch: (see: ((statement: Statement) => void) | null) => void
  setTrap: (trap: Trap | null) => void
  /** The network is gone without a word: nothing comes through in either direction, and nothing is closed. */
  setSwallowing: (swallows: boolean) => void
  /** Every answer of the database comes so much later. */
  setDelay: (ms: number) => void
  close: () => Promise<void>
}

export async function openProxy(database: string): Promise<DatabaseProxy> {
  let target = new URL(database)
  let see: ((statement: Statement) => void) | null = null
  let trap: Trap | null = null
  let delay = 0
  let swallows = false
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
    let sprung: Statement | null = null
    client.on('data', (bytes) => {
      if (sprung || swallows) return
      for (const statement of read(bytes)) {
        see?.(statement)
        if (sprung || !trap?.springs(statement)) continue
        sprung = statement
      }
      if (!sprung) return upstream.write(bytes)
      const { when, spring } = trap!
      trap = null
      const statement = sprung
      const fall = () => {
        spring(statement)
        cut(client, upstream)
      }
      if (when === 'before') return fall()
      upstream.removeAllListeners('data')
      upstream.once('data', fall)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (swallows) return
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
      see = next
    },
    setTrap: (next) => {
      trap = next
    },
    setSwallowing: (next) => {
      swallows = next
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
