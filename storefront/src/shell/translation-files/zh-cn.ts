/** Translation files by domain. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../../translations/zh-cn/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
