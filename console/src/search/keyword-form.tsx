import type { SearchKeyword, KeywordList } from '@longmall/contract/search-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'

const longest = 60

/** The form of a keyword, or of a new one at the end of a list. */
export function KeywordForm({ list, keyword }: { list: KeywordList; keyword?: SearchKeyword }) {
  const t = useTranslations('searchword')
  const tCommon = useTranslations()
  const { language, kind } = list
  const fixedOf = ({ word_id, version }: SearchKeyword) => ({ list: { language, kind }, word_id, version })
  const initialOf = (one: SearchKeyword) => ({ word: one.word, is_on: one.is_on })
  const fresh = async () => {
    const response = await queryClient.fetchQuery({ ...query('search/words', {}), staleTime: 0 })
    const theirs = response.list.find(({ word_id }) => word_id === keyword?.word_id) ?? keyword!
    return { initial: initialOf(theirs), fixed: fixedOf(theirs) }
  }
  return (
    <FormDrawer
      command="search/save_word"
      label={keyword ? tCommon('edit') : t('add_word')}
      title={`${keyword ? t('edit_word') : t('add_word')} · ${t(kind)}`}
      type={keyword ? 'link' : 'default'}
      initial={keyword ? initialOf(keyword) : { is_on: true }}
      fixed={keyword ? fixedOf(keyword) : { list: { language, kind } }}
      {...(keyword && { fresh })}
      fields={[
        { kind: 'text', name: 'word', label: t('word'), help: t('word_help'), maximum: longest, isRequired: true },
        { kind: 'flag', name: 'is_on', label: t('is_on') },
      ]}
    />
  )
}
