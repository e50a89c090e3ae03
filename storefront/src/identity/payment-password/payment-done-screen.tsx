import { Button } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useRouter } from '@tanstack/react-router'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { returnAddress } from '../../shell/return-address.ts'
import { Steps } from '../steps.tsx'
import { usePasswordStep } from './password-flow.ts'

/** The payment password is set; leads back to the screen that required it (IDN-08). */
export function PaymentDoneScreen() {
  const t = useTranslations('payment')
  const router = useRouter()
  const flow = usePasswordStep('done')
  return (
    <>
      <PageHeader title={t('pin_title')} fallback="/v2/member/index/index" />
      <Steps at={4} of={4} />
      {flow && (
        <EmptyState
          drawing="done"
          title={t('pin_done')}
          text={t('pin_done_text')}
          action={
            <Button size="large" onClick={() => void router.navigate({ href: returnAddress(flow.redirect), replace: true })}>
              {t(flow.redirect ? 'pin_go_on' : 'member_centre')}
            </Button>
          }
        />
      )}
    </>
  )
}
