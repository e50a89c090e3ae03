import { gunzipSync } from 'node:zlib'
import { Header, headerName, Manifest } from './manifest.ts'
import { readPart, readWhole } from './chunks.ts'
import type { BackupStorage } from './storage.ts'
import { keyOfBackup } from './encrypt-chunk.ts'

export interface Backup {
  storage: BackupStorage
  manifest: Manifest
  /** Of its chunks; null where they are not encrypted. */
  key: Buffer | null
}

/** What a place holds, every piece looked over: a backup that cannot be restored is refused before anything is changed. */
export async function openBackup(storage: BackupStorage, backupKey: Buffer | null): Promise<Backup> {
  const header = await readHeader(storage)
  if (header.is_encrypted && !backupKey) throw new Error('the backup is encrypted: give its key as BACKUP_KEY')
  if (!header.is_encrypted && backupKey) throw new Error('a BACKUP_KEY is given, but this backup is not encrypted')
  const key = backupKey && keyOfBackup(backupKey, header.id)
  const manifest = Manifest.safeParse(JSON.parse(gunzipSync(await readWhole(storage, key, header.manifest)).toString()))
  if (!manifest.success) throw new Error('the backup is damaged: its manifest says what this version does not understand')
  for (const part of [...manifest.data.tables, ...manifest.data.files]) for await (const _ of readPart(storage, key, part)) continue
  return { storage, manifest: manifest.data, key }
}

async function readHeader(storage: BackupStorage): Promise<Header> {
  const stored = await storage.read(headerName)
  if (!stored) throw new Error(`there is no finished backup at ${storage.name}: ${headerName} is missing`)
  try {
    return Header.parse(JSON.parse(stored.toString()))
  } catch {
    throw new Error(`${headerName} at ${storage.name} is not that of a backup, or is damaged`)
  }
}
