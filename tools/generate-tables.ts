import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { migrate } from '@longmall/server/src/kernel/database/migrate.ts'

// Writes server/src/kernel/database/tables.ts from a freshly migrated database.
const folder = mkdtempSync(join(tmpdir(), 'longmall-tables-'))
const { ownerUrl: url, stop } = await startEmbedded(folder)
try {
  await migrate(url)
  const root = join(import.meta.dirname, '..')
  const types = {
    int8: 'bigint',
    timestamptz: 'string',
    date: 'string',
    interval: 'string',
    xid8: 'string',
    bytea: 'Buffer',
    uuid: 'string',
  }
  const generator = join(root, 'tools/node_modules/kysely-codegen/dist/cli/bin.js')
  execFileSync(
    process.execPath,
    [
      generator,
      '--dialect=postgres',
      // The queue's own.
      '--exclude-pattern=pgboss.*',
      `--url=${url}`,
      `--type-mapping=${JSON.stringify(types)}`,
      '--out-file',
      join(root, 'server/src/kernel/database/tables.ts'),
    ],
    { stdio: 'inherit', cwd: root },
  )
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
