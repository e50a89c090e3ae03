import { Form } from '@longmall/ui/form/form.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { CircleX, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'

/** A box for words of goods; an empty one lists all again. Before hydration the browser submits it itself. */
export function GoodsSearch({ keyword = '', onSearch }: { keyword?: string | undefined; onSearch: (keyword: string | undefined) => void }) {
  const t = useTranslations('distribution')
  const tShell = useTranslations('shell')
  const [typed, setTyped] = useState(keyword)
  const clear = () => {
    setTyped('')
    if (keyword) onSearch(undefined)
  }
  return (
    <Form role="search" action="/v2/distribution/goods_list" className="px-3 pt-2" onSubmit={() => onSearch(typed.trim() || undefined)}>
      <div className="relative">
        <Search size={16} aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 text-quiet" />
        <input
          type="text"
          name="keyword"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-11 w-full rounded-full border border-transparent bg-sunken pr-11 pl-9 text-16 text-strong placeholder:text-quiet focus:border-brand-ink focus:outline-none"
        />
        {typed !== '' && (
          <IconButton
            className="absolute top-0 right-0 text-quiet"
            label={tShell('clear')}
            icon={<CircleX size={16} aria-hidden />}
            onClick={clear}
          />
        )}
      </div>
    </Form>
  )
}
