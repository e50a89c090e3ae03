/** Agents whom somebody who registers may name, each with the member whose code it is. */
export const agentCodes = [
  { kind: 'regional', code: 'SZ-2026', owner: 'erik_rm4', note: 'Shenzhen' },
  { kind: 'regional', code: 'SG-2026', owner: 'dana_rm2', note: 'Singapore' },
  { kind: 'dealer', code: 'D-1001', owner: 'alice_rm', note: '' },
  { kind: 'dealer', code: 'D-1002', owner: null, note: '' },
]
