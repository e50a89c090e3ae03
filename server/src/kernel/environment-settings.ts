import * as z from 'zod/mini'
import { allSettings } from './settings.ts'

type Environment = Record<string, string | undefined>

/**
 * Addresses that secrets are sent to are set by the environment, so that no operator points a secret at a server of their own; in the
 * demo they are settings like others.
 */
export function withEnvironment(
  stored: ReadonlyMap<string, unknown>,
  isDemo: boolean,
  env: Environment = process.env,
): ReadonlyMap<string, unknown> {
  const merged = new Map(stored)
  for (const { key, variable } of allSettings().values()) {
    if (variable === null) continue
    if (env[variable]) merged.set(key, env[variable])
    else if (!isDemo) merged.delete(key)
  }
  return merged
}

/** Throws for the first variable whose value does not fit its setting. */
export function checkEnvironment(env: Environment = process.env): void {
  for (const { variable, schema } of allSettings().values())
    if (variable !== null && env[variable] && !z.safeParse(schema, env[variable]).success)
      throw new Error(`${variable} must be an address such as https://host.example`)
}
