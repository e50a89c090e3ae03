import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Link } from '../link.tsx'
import { usePhrases } from '../phrases.tsx'

/** Stands at every path of the route table whose screen is not built yet. */
export function NotOpenYetScreen() {
  const say = usePhrases('shell')
  return (
    <>
      <PageHeader title={say('later_title')} untitled />
      <div className="my-auto">
        <EmptyState
          heading="h1"
          drawing="soon"
          title={say('later_title')}
          text={say('later_text')}
          action={
            <Link to="/v2/index/index/index" className={buttonClass({})}>
              {say('go_home')}
            </Link>
          }
        />
      </div>
    </>
  )
}
