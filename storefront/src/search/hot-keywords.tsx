import { Flame } from 'lucide-react'
import { useTranslations } from '../shell/translations.tsx'

export interface HotKeywordsProps {
  keywords: readonly string[]
  onChoose: (keyword: string) => void
}

/** What many search for, in two columns by place. */
export function HotKeywords({ keywords, onChoose }: HotKeywordsProps) {
  const t = useTranslations('search')
  return (
    <section className="mx-3 mt-4 rounded-12 bg-card p-3">
      <h2 className="flex items-center gap-1 px-1 text-14 font-semibold text-strong">
        <Flame size={16} aria-hidden className="text-danger" />
        {t('hot')}
      </h2>
      <ol className="mt-1 grid grid-cols-2 gap-x-3">
        {keywords.map((keyword, index) => (
          <li key={keyword}>
            <button
              type="button"
              onClick={() => onChoose(keyword)}
              className="flex min-h-11 w-full items-center gap-2 px-1 text-left text-14 text-body"
            >
              <span className={`figures w-5 shrink-0 text-center font-bold ${index < 3 ? 'text-danger' : 'text-quiet'}`}>{index + 1}</span>
              <span className="truncate">{keyword}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
