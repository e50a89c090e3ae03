import type { SearchKeyword, KeywordList } from '@longmall/contract/search-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'

const longest = 60

/** The form of a keyword, or of a new one at the end of a list. */
export function KeywordForm({ list, keyword }: { list: KeywordList; keyword?: SearchKeyword }) {
  const t = useTranslations('searchkeyword')
  const tCommon = useTranslations()
  const { language, kind } = list
  const fixedOf = ({ keyword_id, version }: SearchKeyword) => ({ list: { language, kind }, keyword_id, version })
  const initialOf = (one: SearchKeyword) => ({ word: one.keyword, is_on: one.is_on })
  const fresh = async () => {
    const response = await queryClient.fetchQuery({ ...query('search/keywords', {}), staleTime: 0 })
    const theirs = response.list.find(({ keyword_id }) => keyword_id === keyword?.keyword_id) ?? keyword!
    return { initial: initialOf(theirs), fixed: fixedOf(theirs) }
  }
  return (
    <FormDrawer
      command="search/save_keyword"
      label={keyword ? tCommon('edit') : t('add_keyword')}
      title={`${keyword ? t('edit_keyword') : t('add_keyword')} · ${t(kind)}`}
      type={keyword ? 'link' : 'default'}
      initial={keyword ? initialOf(keyword) : { is_on: true }}
      fixed={keyword ? fixedOf(keyword) : { list: { language, kind } }}
      {...(keyword && { fresh })}
      fields={[
        { kind: 'text', name: 'keyword', label: t('keyword'), help: t('keyword_help'), maximum: longest, isRequired: true },
        { kind: 'flag', name: 'is_on', label: t('is_on') },
      ]}
    />
  )
}
