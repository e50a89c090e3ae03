/** Translation files by domain. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../../translations/en-us/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
