import type { Config } from '../config.ts'
import type { Embedded } from './embedded.ts'

/** Addresses of the database: as the server's role, and as the role that owns the schema; the same when only one is given. */
export interface Addresses {
  serverUrl: string
  ownerUrl: string
}

export async function addressesOf(
  { databaseUrl, migrationUrl }: Config,
  embedded: Embedded | Promise<Embedded> | null,
): Promise<Addresses> {
  if (databaseUrl !== null) return { serverUrl: databaseUrl, ownerUrl: migrationUrl ?? databaseUrl }
  return (await embedded)!
}
