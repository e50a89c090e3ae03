import { gunzipSync } from 'node:zlib'
import { Header, headerName, Manifest } from './manifest.ts'
import { readPart, readWhole } from './pieces.ts'
import type { Place } from './place.ts'
import { keyOfBackup } from './seal-piece.ts'

export interface Backup {
  place: Place
  manifest: Manifest
  /** Of its pieces; null where they are not encrypted. */
  key: Buffer | null
}

/** What a place holds, every piece looked over: a backup that cannot be restored is refused before anything is changed. */
export async function openBackup(place: Place, given: Buffer | null): Promise<Backup> {
  const header = await readHeader(place)
  if (header.is_encrypted && !given) throw new Error('the backup is encrypted: give its key as BACKUP_KEY')
  if (!header.is_encrypted && given) throw new Error('a BACKUP_KEY is given, but this backup is not encrypted')
  const key = given && keyOfBackup(given, header.id)
  const manifest = Manifest.safeParse(JSON.parse(gunzipSync(await readWhole(place, key, header.manifest)).toString()))
  if (!manifest.success) throw new Error('the backup is damaged: its manifest says what this version does not understand')
  for (const part of [...manifest.data.tables, ...manifest.data.files]) for await (const _ of readPart(place, key, part)) continue
  return { place, manifest: manifest.data, key }
}

async function readHeader(place: Place): Promise<Header> {
  const stored = await place.read(headerName)
  if (!stored) throw new Error(`there is no finished backup at ${place.name}: ${headerName} is missing`)
  try {
    return Header.parse(JSON.parse(stored.toString()))
  } catch {
    throw new Error(`${headerName} at ${place.name} is not that of a backup, or is damaged`)
  }
}
