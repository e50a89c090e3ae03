import type { AreaClosure } from '@longmall/contract/asset-area.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** In place of a screen of the digital-asset area that is closed to this member, whole or in the member's country (AST-15). */
export function AreaClosed({ closure }: { closure: AreaClosure }) {
  const t = useTranslations('assetarea')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="closed"
        title={t(closure)}
        text={t(`${closure}_text`)}
        action={
          <Link to="/v2/index/index/index" className={buttonClass({})}>
            {t('to_home')}
          </Link>
        }
      />
    </div>
  )
}
