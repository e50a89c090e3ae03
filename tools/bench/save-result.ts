import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

/** Saves a result with what it was measured on in bench-results/; answers the file. */
export function saveResult(name: string, result: object): string {
  const folder = join(import.meta.dirname, '../../bench-results')
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString()
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, memory_gb: Math.round(totalmem() / 2 ** 30), load: loadavg() }
  const file = join(folder, `${name}-${at.replaceAll(':', '-').slice(0, 19)}.json`)
  writeFileSync(file, JSON.stringify({ at, node: process.version, machine, ...result }, null, 1))
  return file
}
