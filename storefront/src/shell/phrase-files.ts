/** Where the phrases of each language and domain are; a page brings its first ones along and does without this list. */
export const phraseFiles = import.meta.glob<Record<string, Record<string, string>>>([
  '../../../phrases/*/*.ts',
  '!**/console.ts',
  '!**/simulator.ts',
])
