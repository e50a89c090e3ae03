import type { Fact } from './fact.ts'

/** Whatever looks like a secret: a token, a key, a signed message. Nothing of a report is that long but those. */
const secret = /[\w+/=-]{32,}(?:\.[\w+/=-]*)*/g

export const hideSecrets = (text: string): string => text.replace(secret, '‹hidden›')

/** The facts as text for support staff, the same in every language; never contains a token (SHL-22). */
export function writeReport(sections: Readonly<Record<string, readonly Fact[]>>, now: Date): string {
  const lines = Object.entries(sections).flatMap(([section, facts]) =>
    facts.map(({ name, value, good }) => `${section}.${name}: ${hideSecrets(String(value))}${good === false ? ' (!)' : ''}`),
  )
  return [`Longmall ${now.toISOString()}`, ...lines].join('\n')
}
