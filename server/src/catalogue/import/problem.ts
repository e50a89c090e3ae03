import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import { translate } from '../../kernel/translate.ts'

/** What is wrong in a file: the line (1 the header's), the column by its name, and in words; `translation_key` and `params` say it in any language. */
export interface Problem {
  line: number
  column: string
  message: string
  translation_key: ServerTranslationKey
  params: Record<string, unknown>
}

export const problem = (
  line: number,
  column: string,
  translation_key: ServerTranslationKey,
  params: Record<string, unknown> = {},
): Problem => ({
  line,
  column,
  message: translate('en-us', translation_key, params),
  translation_key,
  params,
})
