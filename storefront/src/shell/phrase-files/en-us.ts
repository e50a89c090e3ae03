/** Where the phrases of each domain are. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../../phrases/en-us/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
