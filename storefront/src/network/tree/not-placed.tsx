import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Why there is no binary tree yet: no Start-up purchase, or the position is being assigned. */
export function NotPlaced({ isPending }: { isPending: boolean }) {
  const t = useTranslations('network')
  if (isPending)
    return (
      <div role="status">
        <EmptyState title={t('pending')} text={t('pending_text')} action={<Spinner />} />
      </div>
    )
  return (
    <EmptyState
      title={t('not_placed')}
      text={t('not_placed_text')}
      action={
        <Link to="/v1/member/level/level" className={buttonClass({})}>
          {t('see_levels')}
        </Link>
      }
    />
  )
}
