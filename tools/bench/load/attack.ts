import { Connection } from './connection.ts'

/** Log-ins with wrong passwords, at a fixed rate regardless of responses, until it is stopped. */
export interface AttackJob {
  port: number
  per_second: number
  /** From how many addresses they come, as a proxy forwards them. */
  addresses: number
  accounts: string[]
}
export interface AttackResult {
  seconds: number
  sent: number
  /** Answers by the reason of their refusal. */
  answers: Record<string, number>
}

const stepMs = 20

function requestOf({ addresses, accounts }: AttackJob, n: number): string {
  const address = n % addresses
  const body = `account=${accounts[(n * 7919) % accounts.length]}&password=wrong-password-${n}`
  const head = `POST /api/identity/log_in HTTP/1.1\r\nhost: bench\r\nx-forwarded-for: 10.9.${address >> 8}.${address & 255}`
  return `${head}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

function run(job: AttackJob): () => Promise<AttackResult> {
  const free: Connection[] = []
  const open = new Set<Promise<void>>()
  const answers: Record<string, number> = {}
  const start = performance.now()
  let sent = 0
  const fire = async (n: number) => {
    const connection = free.findLast((one) => one.isOpen) ?? new Connection(job.port)
    free.length = Math.max(0, free.indexOf(connection))
    const { body } = await connection.send(requestOf(job, n))
    free.push(connection)
    const { data } = JSON.parse(body.toString()) as { data: { reason?: string } }
    const reason = data.reason ?? 'let in'
    answers[reason] = (answers[reason] ?? 0) + 1
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * job.per_second
    while (sent < due) {
      const one = fire(sent++).finally(() => open.delete(one))
      open.add(one)
    }
  }, stepMs)
  return async () => {
    clearInterval(timer)
    const seconds = (performance.now() - start) / 1000
    await Promise.all(open)
    for (const connection of free) connection.close()
    return { seconds, sent, answers }
  }
}

process.once('message', (job: AttackJob) => {
  const stop = run(job)
  process.once('message', () => void stop().then((result) => process.send!(result, () => process.exit(0))))
})
