/** Translation files by domain. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../../translations/ms-my/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
