import type { ServerPhraseKey } from '@longmall/phrases/en-us/server/index.ts'
import { words } from '../../kernel/words.ts'

/** What is wrong in a file: the line (1 the header's), the column by its name, and in words; `phrase` and `params` say it in any language. */
export interface Problem {
  line: number
  column: string
  words: string
  phrase: ServerPhraseKey
  params: Record<string, unknown>
}

export const problem = (line: number, column: string, phrase: ServerPhraseKey, params: Record<string, unknown> = {}): Problem => ({
  line,
  column,
  words: words('en-us', phrase, params),
  phrase,
  params,
})
