import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'longmall-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes so many bytes as an upload is written, in a process whose files the kernel ends at 16 KB; answers what went wrong. */
async function write(name: string, bytes: number): Promise<string> {
  const program = `
    const { putFile } = await import('./server/src/media/put-file.ts')
    await putFile(process.env.FILE, new Uint8Array(${bytes})).then(() => console.log('kept'), (error) => console.log(error.code))`
  // The signal that ends a process at its limit is not let through: the write itself fails, as on a full disk.
  const script = 'trap "" XFSZ; ulimit -f 32; exec "$NODE" --input-type=module -e "$PROGRAM"'
  const env = { ...process.env, NODE: process.execPath, PROGRAM: program, FILE: join(folder, name) }
  const { stdout } = await run('sh', ['-c', script], { cwd: join(import.meta.dirname, '../../..'), env })
  return stdout.trim()
}

test('SHL-23 QUA-07 a picture that the disk takes only a part of is not there at all, and the next smaller one is', async () => {
  expect(await write('large.webp', 200_000)).toBe('EFBIG')
  expect(readdirSync(folder)).toEqual([])
  expect(await write('small.webp', 2000)).toBe('kept')
  expect(readdirSync(folder)).toEqual(['small.webp'])
})
