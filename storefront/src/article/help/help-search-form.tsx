import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { CircleX, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { readText } from '../../shell/search.ts'

/** The line to search help with; an empty one shows all again. */
export function HelpSearchForm({ keyword, onSearch }: { keyword: string | undefined; onSearch: (keyword: string | undefined) => void }) {
  const t = useTranslations('article')
  const [typed, setTyped] = useState(keyword ?? '')
  const clear = () => {
    setTyped('')
    onSearch(undefined)
  }
  return (
    <Form role="search" onSubmit={() => onSearch(readText(typed, 60))} className="flex items-center rounded-full bg-card pl-4">
      <Search size={18} aria-hidden className="shrink-0 text-quiet" />
      <input
        type="search"
        aria-label={t('help_search')}
        placeholder={t('help_search')}
        value={typed}
        maxLength={60}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 min-w-0 flex-1 appearance-none bg-transparent px-2 text-16 text-strong outline-none placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <IconButton label={t('help_clear')} icon={<CircleX size={18} aria-hidden />} className="text-quiet" onClick={clear} />
      )}
      <button type="submit" className="pressable min-h-11 shrink-0 rounded-full bg-brand-soft px-4 text-14 font-semibold text-brand-ink">
        {t('help_submit')}
      </button>
    </Form>
  )
}
