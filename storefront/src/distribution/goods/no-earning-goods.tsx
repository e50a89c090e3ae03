import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Nothing earns anything, or nothing was found. */
export function NoEarningGoods({ keyword }: { keyword: string | undefined }) {
  const t = useTranslations('distribution')
  if (keyword !== undefined)
    return (
      <EmptyState
        drawing="search"
        title={t('goods_none_found', { keyword })}
        action={
          <Link to="/v2/distribution/goods_list" replace className={buttonClass({ look: 'soft' })}>
            {t('show_all')}
          </Link>
        }
      />
    )
  return (
    <EmptyState
      title={t('goods_empty')}
      text={t('goods_empty_text')}
      action={
        <Link to="/v2/distribution/index" className={buttonClass({ look: 'soft' })}>
          {t('to_centre')}
        </Link>
      }
    />
  )
}
