/** Where the phrases of each domain are. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../../phrases/zh-cn/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
