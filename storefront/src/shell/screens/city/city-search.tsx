import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { CircleX, Search } from 'lucide-react'
import { useTranslations } from '../../translations.tsx'

/** The search field above the list; matches names in every language and country. */
export function CitySearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('location')
  return (
    <div role="search" className="sticky top-12 z-20 bg-card px-4 py-3">
      <div className="relative">
        <Search size={18} aria-hidden className="pointer-events-none absolute top-3.5 left-4 text-quiet" />
        <input
          type="search"
          aria-label={t('search_city')}
          placeholder={t('search_city_hint')}
          autoComplete="off"
          enterKeyHint="search"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="min-h-12 w-full appearance-none rounded-full bg-sunken pr-12 pl-11 text-16 text-strong placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== '' && (
          <IconButton
            className="absolute top-0.5 right-0.5 text-quiet"
            label={t('clear')}
            icon={<CircleX size={18} aria-hidden />}
            onClick={() => onChange('')}
          />
        )}
      </div>
    </div>
  )
}
