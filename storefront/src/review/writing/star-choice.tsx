import { classNames } from '@longmall/ui/class-names.ts'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { usePhrases } from '../../shell/phrases.tsx'

const names = ['star_1', 'star_2', 'star_3', 'star_4', 'star_5'] as const

/** One to five stars to choose, with the word for it; a radio group for keyboard and screen readers. */
export function StarChoice({ stars, onChoose }: { stars: number; onChoose: (stars: number) => void }) {
  const say = usePhrases('review')
  const name = useId()
  const word = names[stars - 1]
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{say('rating')}</legend>
      {names.map((key, at) => (
        <label key={key} className="relative flex size-11 cursor-pointer items-center justify-center">
          <input
            type="radio"
            name={name}
            checked={stars === at + 1}
            onChange={() => onChoose(at + 1)}
            aria-label={say(key)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          <Star
            size={28}
            aria-hidden
            className={classNames('pointer-events-none fill-current', at < stars ? 'text-warning' : 'text-hairline')}
          />
        </label>
      ))}
      <span className="ml-1 text-14 text-body" aria-hidden>
        {word ? say(word) : ''}
      </span>
    </fieldset>
  )
}
