import { buttonClass } from '@longmall/ui/action/button.tsx'
import { DrawingFrame, lostLines } from '@longmall/ui/state/drawing-frame.tsx'
import { StateNote } from '@longmall/ui/state/state-note.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Link } from '../link.tsx'
import { useTranslations } from '../translations.tsx'

/** An address that leads nowhere, with a way home. */
export function NotFoundScreen() {
  const t = useTranslations('shell')
  return (
    <>
      <PageHeader title={t('not_found_title')} untitled />
      <div className="my-auto">
        <StateNote
          heading="h1"
          drawing={<DrawingFrame>{lostLines}</DrawingFrame>}
          title={t('not_found_title')}
          text={t('not_found_text')}
          action={
            <Link to="/v2/index/index/index" className={buttonClass({})}>
              {t('go_home')}
            </Link>
          }
        />
      </div>
    </>
  )
}
