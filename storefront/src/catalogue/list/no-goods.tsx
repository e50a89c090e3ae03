import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

export interface NoGoodsProps {
  keyword: string | undefined
  /** Takes the filters away, when there are some. */
  onClear: (() => void) | undefined
}

/** An empty list: loosen the filters, search another word, or look around. */
export function NoGoods({ keyword, onClear }: NoGoodsProps) {
  const say = usePhrases('catalogue')
  if (onClear) {
    return (
      <EmptyState
        drawing="search"
        title={say('no_goods')}
        text={say('no_goods_text')}
        action={
          <Button look="soft" onClick={onClear}>
            {say('clear_filters')}
          </Button>
        }
      />
    )
  }
  const action =
    keyword === undefined ? (
      <Link to="/v2/goods/category/category" className={buttonClass({ look: 'soft' })}>
        {say('browse')}
      </Link>
    ) : (
      <Link to="/v2/goods/search/search" search={{ keyword }} className={buttonClass({ look: 'soft' })}>
        {say('search_again')}
      </Link>
    )
  return (
    <EmptyState
      drawing="search"
      title={keyword === undefined ? say('no_goods') : say('no_results', { keyword })}
      text={say(keyword === undefined ? 'no_goods_text' : 'no_results_text')}
      action={action}
    />
  )
}
