/** Agents whom somebody who registers may name. */
export const agentCodes = [
  { kind: 'regional', code: 'SZ-2026' },
  { kind: 'regional', code: 'SG-2026' },
  { kind: 'dealer', code: 'D-1001' },
  { kind: 'dealer', code: 'D-1002' },
]
