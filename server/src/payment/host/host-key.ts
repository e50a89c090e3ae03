import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { paymentSettings } from '../settings.ts'

/** The address of the host app's payment server; empty in a demo, whose host is the simulator. */
export const hostAddress = ({ shared }: Site): string => readSetting(shared.settings, paymentSettings.host_address)

/** The key that shop and host share; null when neither an operator nor the demo has one. */
function hostKey(site: Site): Buffer | null {
  const key = readSetting(site.shared.settings, paymentSettings.host_key)
  if (key) return Buffer.from(key)
  return site.config.demo ? createHmac('sha256', site.keys.sign).update('host payment notice').digest() : null
}

/** Can host payments be taken? In a demo always; else with the host's address and key. */
export const isHostUsable = (site: Site): boolean => hostKey(site) !== null && (site.config.demo || hostAddress(site) !== '')

/** HMAC-SHA-256 of a text under the host's key, as hex. */
export function signForHost(site: Site, text: string): string {
  const key = hostKey(site)
  if (!key) throw new Error('no host payment key')
  return createHmac('sha256', key).update(text).digest('hex')
}

export function isSignedByHost(site: Site, text: string, signature: string): boolean {
  const [received, expected] = [Buffer.from(signature, 'hex'), Buffer.from(signForHost(site, text), 'hex')]
  return received.byteLength === expected.byteLength && timingSafeEqual(received, expected)
}
