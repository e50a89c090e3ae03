/** Where the phrases of each domain are. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../../phrases/ms-my/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
