import { commands, type CommandCode, type FlagField, flagFields, isCommand, type TextField, textFields } from './commands.ts'

/** A host message (§3): its command, sender, id, and the fields of the command. */
export type HostMessage = {
  cmd: CommandCode
  /** Of the protocol: 1.x is spoken here. */
  pro_version: string
  /** The sender’s platform, spelled as the specification does. */
  plartform: string
  mes_unique_id: string
} & Partial<Record<TextField, string> & Record<FlagField, boolean>>

export type Read = { message: HostMessage } | { problem: string }

const longestRaw = 16_384
const longest = (field: TextField) => (field === 'token' ? 4000 : field === 'url' ? 2000 : 200)
const spokenVersion = /^1(?:\.\d{1,4}){0,2}$/

/** Reads what a host sent, as JSON text or as an object; a description of the problem for the log when it is not a valid message. */
export function readMessage(raw: unknown): Read {
  const fields = fieldsOf(raw)
  if (typeof fields === 'string') return { problem: fields }
  const { cmd } = fields
  if (!isCommand(cmd)) return { problem: `unknown cmd ${shown(cmd)}` }
  const command = commands[cmd]
  if (command.from === 'shop') return { problem: `${cmd} is never sent by a host` }
  const message: Record<string, unknown> = { cmd }
  for (const [name, max] of [
    ['pro_version', 20],
    ['plartform', 40],
    ['mes_unique_id', 80],
  ] as const) {
    const text = textOf(fields[name], max)
    if (!text) return { problem: `${cmd} without ${name}` }
    message[name] = text
  }
  if (!spokenVersion.test(message.pro_version as string)) return { problem: `version ${shown(message.pro_version)} is not spoken here` }
  const taken = [...command.needs, ...command.may]
  for (const name of taken) {
    const value = (flagFields as readonly string[]).includes(name) ? flagOf(fields[name]) : textOf(fields[name], longest(name as TextField))
    if (value === undefined) return { problem: `${cmd} with a wrong ${name}` }
    if (value !== null && value !== '') message[name] = value
  }
  const missing = command.needs.find((name) => message[name] === undefined)
  return missing ? { problem: `${cmd} without ${missing}` } : { message: message as HostMessage }
}

/** The fields of a message, or why it is invalid. */
function fieldsOf(raw: unknown): Record<string, unknown> | string {
  let value = raw
  if (typeof raw === 'string') {
    if (raw.length > longestRaw) return 'too long'
    try {
      value = JSON.parse(raw)
    } catch {
      return 'no JSON'
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : 'no object'
}

/** A text field: null when absent, undefined when invalid. Numeric ids are accepted. */
function textOf(value: unknown, max: number): string | null | undefined {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value !== 'string' || value.length > max || !value.isWellFormed()) return undefined
  return value.trim()
}

const flags = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])

const flagOf = (value: unknown): boolean | null | undefined => (value === undefined || value === null ? null : flags.get(value))

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? 'undefined'

/** The names that the specification gives (§3), for the tests. */
export const messageFields = ['cmd', 'pro_version', 'plartform', 'mes_unique_id', ...textFields, ...flagFields] as const
