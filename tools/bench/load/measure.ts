import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { AttackJob, AttackResult } from './attack.ts'
import type { SqlJob } from './bare-sql.ts'
import type { LoadJob, LoadResult } from './generate-load.ts'
import type { PacedJob, PacedResult } from './paced.ts'
import type { Percentiles } from './percentiles.ts'

/** Starts a program of this folder with a job; returns its result. It may report before that its window begins. */
export function runChild(file: string, job: object, begun?: () => void): Promise<{ child: ChildProcess; result: unknown }> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (result) => (result === 'begin' ? begun?.() : resolve({ child, result })))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} and no result`)))
    child.send(job)
  })
}

export const runLoad = async (job: LoadJob, begun?: () => void): Promise<LoadResult> =>
  (await runChild('generate-load.ts', job, begun)).result as LoadResult

export const runPaced = async (job: PacedJob): Promise<PacedResult> => (await runChild('paced.ts', job)).result as PacedResult

export const runBareSql = async (job: SqlJob): Promise<{ rate: number; latency: Percentiles }> =>
  (await runChild('bare-sql.ts', job)).result as { rate: number; latency: Percentiles }

/** The same load on a bare server that answers the same bytes. */
export async function runBareHttp(sample: { body: Buffer; type: string }, job: Omit<LoadJob, 'port' | 'flow'>): Promise<LoadResult> {
  const { child, result } = await runChild('bare-http.ts', { body: sample.body.toString('base64'), type: sample.type })
  const { port } = result as { port: number }
  try {
    return await runLoad({ ...job, port, flow: { kind: 'get', paths: ['/'], once: false } })
  } finally {
    child.kill()
  }
}

/** Begins a flood of wrong log-ins; `stop` ends it and answers what came of it. */
export const startAttack = (job: AttackJob) => startChild<AttackResult>(join(import.meta.dirname, 'attack.ts'), job)

/** Starts a program that works until it is stopped; `stop` answers its result. */
export function startChild<Result>(file: string, job: object): { stop: () => Promise<Result> } {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send(job)
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        child.once('message', (result) => resolve(result as Result))
        // The end of the channel, unlike the end of the process, comes after all that was sent over it.
        child.once('disconnect', () => reject(new Error(`${file} ended with no result`)))
        child.send('stop')
      }),
  }
}
