import type { WalletEntry } from '@longmall/contract/wallet.ts'

/** Income type codes of coins and boxes that have a name of their own; other entries are named by their topic. */
export const namedCodes = [1, 2, 4, 5, 6, 9, 11, 12, 13, 21, 22] as const
export type NamedCode = (typeof namedCodes)[number]

/** Codes of what members' own coins and boxes earn, and of deposits that come back, in the order in which they can be chosen. */
export const incomeCodes = [1, 2, 4, 5, 11, 12, 9] as const satisfies readonly NamedCode[]

export const namedCodeOf = (code: number | null): NamedCode | null => namedCodes.find((one) => one === code) ?? null

/** The key of an entry's title: the way of a coin withdrawal, else its income code where that has a name, else its topic. */
export function entryTitleKey({ subject, income_code, topic }: Pick<WalletEntry, 'subject' | 'income_code' | 'topic'>) {
  const code = namedCodeOf(income_code)
  // Code 13 is of transfers between members too (§3).
  if (subject?.kind === 'coin_withdrawal' && (code === 6 || code === 13 || code === 21)) return `coin_withdrawal_${code}` as const
  return code === null ? (`topic_${topic}` as const) : (`code_${code}` as const)
}
