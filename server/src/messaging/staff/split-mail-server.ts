import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { openSettings, sealSetting } from '../../kernel/security/sealed-settings.ts'
import { allSettings } from '../../kernel/settings.ts'

const formerKey = 'messaging.smtp_url'

/** The settings of a mail server that was written as `smtps://user:password@host:465`; none where it was no address. */
export function partsOfAddress(address: string): Record<string, unknown> {
  const url = URL.parse(address)
  if (!url?.hostname) return {}
  const security = url.protocol === 'smtps:' ? 'tls' : 'plain'
  return {
    'messaging.smtp_host': url.hostname,
    'messaging.smtp_port': Number(url.port) || (security === 'tls' ? 465 : 587),
    'messaging.smtp_security': security,
    'messaging.smtp_user': decodeURIComponent(url.username),
    'messaging.smtp_password': decodeURIComponent(url.password),
  }
}

/** Once, at the start: splits the address of the mail server, which held its password, into settings of its parts. It is sealed, so not in SQL. */
export async function splitMailServer({ db, keys, shared }: Site): Promise<void> {
  const isSplit = await inTransaction(db, async (inner) => {
    const { rows } = await sql<{ value: unknown }>`delete from setting where key = ${formerKey} returning value`.execute(inner)
    if (!rows[0]) return false
    const address = openSettings(keys, { [formerKey]: rows[0].value }).get(formerKey)
    for (const [key, value] of Object.entries(typeof address === 'string' ? partsOfAddress(address) : {})) {
      const stored = allSettings().get(key)!.secret && value !== '' ? sealSetting(keys, key, value) : value
      await sql`insert into setting (key, value, version) values (${key}, ${JSON.stringify(stored)}::jsonb, 1) on conflict do nothing`.execute(
        inner,
      )
    }
    return true
  })
  if (isSplit) await shared.refresh()
}
