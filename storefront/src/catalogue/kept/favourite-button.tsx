import { Heart } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { useFavourite } from './use-favourite.ts'

/** The heart of goods: filled while the member keeps them. */
export function FavouriteButton({ goods_id }: { goods_id: number }) {
  const say = usePhrases('catalogue')
  const { isFavourite, toggle } = useFavourite(goods_id)
  return (
    <IconButton
      className="-mt-1 -mr-2"
      aria-pressed={isFavourite}
      label={say(isFavourite ? 'remove_favourite' : 'add_favourite')}
      icon={
        <Heart size={24} aria-hidden className={classNames('transition-colors', isFavourite ? 'fill-current text-danger' : 'text-quiet')} />
      }
      onClick={toggle}
    />
  )
}
