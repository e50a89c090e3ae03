import { createHmac } from 'node:crypto'
import type { Context, Site } from '../../kernel/context.ts'
import { bridgeSettings, type HostApp } from '../settings.ts'

/** The issuer of the demo’s own host tokens. */
export const simulatorIss = 'host-simulator'

export const simulatorKey = ({ keys }: Site): string => createHmac('sha256', keys.sign).update('host simulator token').digest('base64url')

/** Whose host tokens count: those that the operator listed, and in a demo the simulator’s. */
export function hostApps({ site, setting }: Context): HostApp[] {
  const listed = setting(bridgeSettings.host_apps)
  return site.config.demo ? [...listed, { iss: simulatorIss, alg: 'HS256', key: simulatorKey(site) }] : listed
}
