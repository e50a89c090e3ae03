import { clientsInTurn, forwardedFor } from './clients.ts'
import { Connection } from './connection.ts'
import { percentiles, type Percentiles } from './percentiles.ts'

/** Pages opened so many times a second for some seconds, whatever the answers take, from so many client addresses. */
export interface PacedJob {
  port: number
  paths: string[]
  per_second: number
  seconds: number
  clients: number
  /** Theirs, apart from those of another load. */
  network: number
}

export interface PacedResult {
  /** Answers by their HTTP status. */
  answers: Record<string, number>
  /** From the moment a page was due, in ms. */
  latency: Percentiles
}

async function run({ port, paths, per_second, seconds, clients, network }: PacedJob): Promise<PacedResult> {
  const client = clientsInTurn(clients, network)
  const free: Connection[] = []
  const answers: Record<string, number> = {}
  const times: number[] = []
  const open = new Set<Promise<void>>()
  const start = performance.now()
  let sent = 0
  const send = async (due: number) => {
    const connection = free.pop() ?? new Connection(port)
    const { status } = await connection.send(
      `GET ${paths[sent % paths.length]} HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n${forwardedFor(client())}\r\n`,
    )
    times.push(performance.now() - start - due)
    answers[status] = (answers[status] ?? 0) + 1
    if (connection.isOpen) free.push(connection)
  }
  await new Promise<void>((done, fail) => {
    const turn = () => {
      const now = performance.now() - start
      if (sent >= per_second * seconds) return done()
      for (; sent < per_second * seconds && (sent * 1000) / per_second <= now; sent++) {
        const one = send((sent * 1000) / per_second).finally(() => open.delete(one))
        one.catch(fail)
        open.add(one)
      }
      setTimeout(turn, 1)
    }
    turn()
  })
  await Promise.all(open)
  for (const connection of free) connection.close()
  return { answers, latency: percentiles(times) }
}

process.once('message', (job: PacedJob) => {
  void run(job).then((result) => process.send!(result, () => process.exit(0)))
})
