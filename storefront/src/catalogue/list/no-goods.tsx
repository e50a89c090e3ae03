import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

export interface NoGoodsProps {
  keyword: string | undefined
  /** Clears the filters, when there are any. */
  onClear: (() => void) | undefined
}

/** An empty list: clear filters, search another keyword, or browse. */
export function NoGoods({ keyword, onClear }: NoGoodsProps) {
  const t = useTranslations('catalogue')
  if (onClear) {
    return (
      <EmptyState
        drawing="search"
        title={t('no_goods')}
        text={t('no_goods_text')}
        action={
          <Button look="soft" onClick={onClear}>
            {t('clear_filters')}
          </Button>
        }
      />
    )
  }
  const action =
    keyword === undefined ? (
      <Link to="/v2/goods/category/category" className={buttonClass({ look: 'soft' })}>
        {t('browse')}
      </Link>
    ) : (
      <Link to="/v2/goods/search/search" search={{ keyword }} className={buttonClass({ look: 'soft' })}>
        {t('search_again')}
      </Link>
    )
  return (
    <EmptyState
      drawing="search"
      title={keyword === undefined ? t('no_goods') : t('no_results', { keyword })}
      text={t(keyword === undefined ? 'no_goods_text' : 'no_results_text')}
      action={action}
    />
  )
}
