import type { Database } from '../../kernel/database/database.ts'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import type { BoxCall } from './authenticate.ts'
import { BoxError } from './box-error.ts'
import { beatsOf } from './beats.ts'
import { writeBeats } from './write-beats.ts'

/**
 * Takes a call's place in the sequence in the caller's transaction, so that it has its effect once whichever process it comes to; it counts as a heartbeat
 * too. Refuses 409 `replayed`, also where the key changed meanwhile.
 */
export async function claimCall(site: Site, db: Database, { box, position, now, address }: BoxCall): Promise<void> {
  const zone = readSetting(site.shared.settings, zoneSettings.time_zone)
  const { hardware_id, key_version } = box
  const beat = { ...position, hardware_id, key_version, at: now, address, minutes: [Math.floor(now / 60_000)] }
  if ((await writeBeats(db, zone, [beat])).has(hardware_id)) return
  // Another process may know more of it.
  beatsOf(site).hardware.forget(box.device_id)
  throw new BoxError(409, 'replayed')
}
