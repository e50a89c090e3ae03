import type { SearchWord, WordList } from '@longmall/contract/search-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useWords } from '../shell/language.tsx'

const longest = 60

/** The form of a word, or of a new one at the end of a list. */
export function WordForm({ list, word }: { list: WordList; word?: SearchWord }) {
  const say = useWords('searchword')
  const common = useWords()
  const { language, kind } = list
  const fixedOf = ({ word_id, version }: SearchWord) => ({ list: { language, kind }, word_id, version })
  const initialOf = (one: SearchWord) => ({ word: one.word, is_on: one.is_on })
  const fresh = async () => {
    const answer = await queryClient.fetchQuery({ ...query('search/words', {}), staleTime: 0 })
    const theirs = answer.list.find(({ word_id }) => word_id === word?.word_id) ?? word!
    return { initial: initialOf(theirs), fixed: fixedOf(theirs) }
  }
  return (
    <FormDrawer
      command="search/save_word"
      label={word ? common('edit') : say('add_word')}
      title={`${word ? say('edit_word') : say('add_word')} · ${say(kind)}`}
      type={word ? 'link' : 'default'}
      initial={word ? initialOf(word) : { is_on: true }}
      fixed={word ? fixedOf(word) : { list: { language, kind } }}
      {...(word && { fresh })}
      fields={[
        { kind: 'text', name: 'word', label: say('word'), help: say('word_help'), maximum: longest, isRequired: true },
        { kind: 'flag', name: 'is_on', label: say('is_on') },
      ]}
    />
  )
}
