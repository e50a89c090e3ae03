import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The address names a member or a position outside the caller's tree. */
export function NotInTeam({ path }: { path: '/v2/assets/member_tree' | '/v2/assets/binary_tree' }) {
  const t = useTranslations('network')
  return (
    <EmptyState
      drawing="lost"
      title={t('not_in_team')}
      action={
        <Link to={path} replace className={buttonClass({})}>
          {t('own_tree')}
        </Link>
      }
    />
  )
}
