import { classNames } from '@longmall/ui/class-names.ts'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from '../../shell/translations.tsx'

const names = ['star_1', 'star_2', 'star_3', 'star_4', 'star_5'] as const

interface StarChoiceProps {
  id: string
  /** null: none chosen yet. */
  stars: number | null
  onChoose: (stars: number) => void
  error: string | undefined
}

/** One to five stars to choose, with its label; a radio group for keyboard and screen readers. Nothing is chosen beforehand. */
export function StarChoice({ id, stars, onChoose, error }: StarChoiceProps) {
  const t = useTranslations('review')
  const name = useId()
  const label = stars === null ? undefined : names[stars - 1]
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-14 text-body">{t('rating')}</legend>
      <div className="flex items-center gap-1">
        {names.map((key, at) => (
          <label key={key} className="relative flex size-11 cursor-pointer items-center justify-center">
            <input
              type="radio"
              name={name}
              checked={stars === at + 1}
              onChange={() => onChoose(at + 1)}
              aria-label={t(key)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <Star
              size={28}
              aria-hidden
              className={classNames('pointer-events-none fill-current', at < (stars ?? 0) ? 'text-warning' : 'text-hairline')}
            />
          </label>
        ))}
        <span className="ml-1 text-14 text-body" aria-hidden>
          {label ? t(label) : ''}
        </span>
      </div>
      <p id={`${id}-error`} role="alert" className="text-12 text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
