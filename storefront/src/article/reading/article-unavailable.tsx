import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Shown in place of a withdrawn article. */
export function ArticleUnavailable({ list, action }: { list: ScreenPath; action: string }) {
  const t = useTranslations('article')
  return (
    <EmptyState
      drawing="lost"
      title={t('removed')}
      text={t('removed_text')}
      action={
        <Link to={list} className={buttonClass({ look: 'soft' })}>
          {action}
        </Link>
      }
    />
  )
}
