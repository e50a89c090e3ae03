import { Button } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useRouter } from '@tanstack/react-router'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { returnAddress } from '../../shell/return-address.ts'
import { Steps } from '../steps.tsx'
import { useSetting } from './setting.ts'

/** The payment password is set; leads back to where it was asked for (IDN-08). */
export function PaymentDoneScreen() {
  const say = usePhrases('payment')
  const router = useRouter()
  const kept = useSetting('done')
  return (
    <>
      <PageHeader title={say('pin_title')} fallback="/v2/member/index/index" />
      <Steps at={4} of={4} />
      {kept && (
        <EmptyState
          drawing="done"
          title={say('pin_done')}
          text={say('pin_done_text')}
          action={
            <Button size="large" onClick={() => void router.navigate({ href: returnAddress(kept.redirect), replace: true })}>
              {say(kept.redirect ? 'pin_go_on' : 'member_centre')}
            </Button>
          }
        />
      )}
    </>
  )
}
