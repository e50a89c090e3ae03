import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Link } from '../link.tsx'
import { usePhrases } from '../phrases.tsx'

/** Where code -19999 leads: the account is gone, the shop is not. */
export function AccountCancelledScreen() {
  const say = usePhrases('shell')
  return (
    <>
      <PageHeader title={say('cancelled_title')} untitled />
      <div className="my-auto">
        <EmptyState
          heading="h1"
          drawing="lost"
          title={say('cancelled_title')}
          text={say('cancelled_text')}
          action={
            <div className="flex flex-col gap-3">
              <Link to="/v1/login/register/introduce" className={buttonClass({})}>
                {say('create_account')}
              </Link>
              <Link to="/v2/index/index/index" className={buttonClass({ look: 'text' })}>
                {say('go_home')}
              </Link>
            </div>
          }
        />
      </div>
    </>
  )
}
