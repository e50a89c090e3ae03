import type { Context } from '../kernel/context.ts'

/**
 * Hot words, words to discover and the word of the empty box, as the operator set them; a kind without a word that is
 * on in the caller's language is English.
 */
export async function viewHot({ db, language }: Context): Promise<{ hot: string[]; discover: string[]; default_word: string | null }> {
  const rows = await db
    .selectFrom('hot_keyword')
    .select(['language', 'kind', 'keyword'])
    .where('language', 'in', [language, 'en-us'])
    .where('is_on', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const keywordsOf = (kind: string) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const own = ofKind.filter((row) => row.language === language)
    return (own.length ? own : ofKind).map((row) => row.keyword)
  }
  return { hot: keywordsOf('hot'), discover: keywordsOf('discover'), default_word: keywordsOf('default')[0] ?? null }
}
