import { Heart } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useFavourite } from './use-favourite.ts'

/** The favourite button of goods: filled while they are a favourite. */
export function FavouriteButton({ goods_id }: { goods_id: number }) {
  const t = useTranslations('catalogue')
  const { isFavourite, toggle } = useFavourite(goods_id)
  return (
    <IconButton
      className="-mt-1 -mr-2"
      aria-pressed={isFavourite}
      label={t(isFavourite ? 'remove_favourite' : 'add_favourite')}
      icon={
        <Heart size={24} aria-hidden className={classNames('transition-colors', isFavourite ? 'fill-current text-danger' : 'text-quiet')} />
      }
      onClick={toggle}
    />
  )
}
