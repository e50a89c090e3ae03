import type { RefusalCode } from '@longmall/contract/errors.ts'
import * as z from 'zod/mini'

/** One number or choice that an operator may change: what it is, in what unit, what it does. */
export interface Setting<Value = unknown> {
  key: string
  schema: z.ZodMiniType<Value>
  default: Value
  /** `minutes`, `percent`, `pieces`, …; empty for a choice. */
  unit: string
  /** One sentence: what changes when the value changes. */
  effect: string
  /** A password or the like: it may be set, and is shown to nobody. */
  secret: boolean
  /** What may be set from now on, where that is less than what is still read. */
  accepts: z.ZodMiniType<Value>
  /** Keys of secrets that would be sent to this host: a change blanks those that are not set in the same change. */
  cleared_secrets: readonly string[]
  /** The environment variable that sets it outside the demo, where no operator does; null for all others. */
  variable: string | null
}

type Declaration<Schema extends z.ZodMiniType> = {
  schema: Schema
  default: z.output<Schema>
  unit?: string
  effect: string
  secret?: true
  accepts?: Schema
  /** Names in the same domain. */
  cleared_secrets?: readonly string[]
  variable?: string
}

const registry = new Map<string, Setting>()

/** Declares the settings of a domain; each becomes `domain.name`. */
export function settings<Shape extends Record<string, z.ZodMiniType>>(
  domain: string,
  declarations: { [Name in keyof Shape]: Declaration<Shape[Name]> },
) {
  const made: Record<string, Setting> = {}
  for (const [name, one] of Object.entries<Declaration<z.ZodMiniType>>(declarations)) {
    const setting: Setting = {
      key: `${domain}.${name}`,
      schema: one.schema,
      default: one.default,
      unit: one.unit ?? '',
      effect: one.effect,
      secret: one.secret ?? false,
      accepts: one.accepts ?? one.schema,
      cleared_secrets: (one.cleared_secrets ?? []).map((secret) => `${domain}.${secret}`),
      variable: one.variable ?? null,
    }
    made[name] = setting
    registry.set(setting.key, setting)
  }
  return made as { [Name in keyof Shape]: Setting<z.output<Shape[Name]>> }
}

/** Every declared setting, for the console and the tests. */
export const allSettings = (): ReadonlyMap<string, Setting> => registry

/** Reads a setting from what the database keeps; a value that no longer fits its schema counts as absent. */
export function readSetting<Value>(stored: ReadonlyMap<string, unknown>, setting: Setting<Value>): Value {
  if (!stored.has(setting.key)) return setting.default
  const parsed = z.safeParse(setting.schema, stored.get(setting.key))
  return parsed.success ? parsed.data : setting.default
}

export type ReadSetting = <Value>(setting: Setting<Value>) => Value

/** What must hold of several settings together; where it does not, the first that was changed is refused with this message. */
export interface SettingsConstraint {
  settings: readonly Setting[]
  isMet: (read: ReadSetting) => boolean
  refusal: RefusalCode
}
const constraints: SettingsConstraint[] = []

/** Declares that settings must agree, such as a least with a most. */
export function constrainSettings(settings: readonly Setting[], refusal: RefusalCode, isMet: SettingsConstraint['isMet']): void {
  constraints.push({ settings, refusal, isMet })
}

export const allSettingsConstraints = (): readonly SettingsConstraint[] => constraints
