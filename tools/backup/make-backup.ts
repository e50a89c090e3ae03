import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import type { Site } from '@longmall/server/src/kernel/context.ts'
import { appVersion } from '@longmall/server/src/ops/health/process-facts.ts'
import { copyTables, sameForm, sequencesOf } from './copy-tables.ts'
import { copyFiles } from './files.ts'
import { headerName, type Header, type Manifest } from './manifest.ts'
import { writePart } from './chunks.ts'
import type { BackupStorage } from './storage.ts'
import { keyOfBackup } from './encrypt-chunk.ts'

/** Stores a shop as one instant of its database found it, and its files; the shop may be running. */
export async function makeBackup(site: Site, ownerUrl: string, storage: BackupStorage, backupKey: Buffer | null): Promise<Manifest> {
  if (!(await storage.isEmpty())) throw new Error(`${storage.name} is not empty`)
  const id = randomUUID()
  const key = backupKey && keyOfBackup(backupKey, id)
  const made_at = new Date().toISOString()
  const rows = await copyDatabase(ownerUrl, storage, key)
  // After the database, so that every picture that its rows name is there; those that came since do no harm.
  const files = await copyFiles(site, storage, key)
  const { sign, pepper } = site.keys
  const keys = { sign: Buffer.from(sign).toString('base64url'), pepper: Buffer.from(pepper).toString('base64url') }
  const manifest: Manifest = { made_at, app_version: appVersion, ...rows, files, keys }
  const part = await writePart(storage, key, 'manifest.gz', [gzipSync(JSON.stringify(manifest))])
  const header: Header = { format: 'longmall backup 1', id, is_encrypted: key !== null, manifest: part }
  await storage.write(headerName, Buffer.from(`${JSON.stringify(header)}\n`))
  return manifest
}

async function copyDatabase(url: string, storage: BackupStorage, key: Buffer | null) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sameForm)
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<{ name: string; hash: string }>('select name, hash from migration order by name')
    const tables = await copyTables(client, storage, key)
    const sequences = await sequencesOf(client)
    await client.query('commit')
    return { migrations, tables, sequences }
  } finally {
    await client.end()
  }
}
