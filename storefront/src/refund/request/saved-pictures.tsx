import { X } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'

/** Pictures of the first request, each of which can be removed. */
export function SavedPictures({ paths, onRemove }: { paths: readonly string[]; onRemove: (path: string) => void }) {
  const t = useTranslations('refund')
  if (paths.length === 0) return null
  return (
    <ul className="grid grid-cols-4 gap-2">
      {paths.map((path, index) => (
        <li key={path} className="relative aspect-square overflow-hidden rounded-8 bg-sunken">
          <img src={path} alt={t('picture', { number: index + 1 })} className="size-full object-cover" />
          <button
            type="button"
            onClick={() => onRemove(path)}
            aria-label={t('remove_picture', { number: index + 1 })}
            className="absolute top-0 right-0 flex size-11 items-start justify-end p-1"
          >
            <span className="flex size-6 items-center justify-center rounded-full bg-card text-strong shadow-lifted">
              <X size={14} aria-hidden />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
