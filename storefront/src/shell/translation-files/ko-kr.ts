/** Translation files by domain. */
export const files = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../../translations/ko-kr/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
