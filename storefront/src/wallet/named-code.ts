/** Income type codes of coins and boxes that have a name of their own; other entries are named by their topic. */
export const namedCodes = [1, 2, 4, 5, 6, 9, 11, 12, 13, 21, 22] as const
export type NamedCode = (typeof namedCodes)[number]

/** Codes of what members' own coins and boxes earn, and of deposits that come back, in the order in which they can be chosen. */
export const incomeCodes = [1, 2, 4, 5, 11, 12, 9] as const satisfies readonly NamedCode[]

export const namedCodeOf = (code: number | null): NamedCode | null => namedCodes.find((one) => one === code) ?? null
