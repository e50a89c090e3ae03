import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { mutation, type Output } from '@longmall/web/call/query.ts'
import { useStoreTime } from '../../shell/date-time.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { FormAlert } from '../form-alert.tsx'

const readHash = (): string | undefined => location.hash.slice(1)
function listenToHash(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

type Undo = Output<'identity/view_contact_undo'>

/** Target of the undo link sent to the previous mobile or e-mail address: shows the change and undoes it only after confirmation. */
export function UndoContactScreen() {
  const t = useTranslations('identity')
  const { mutate, ...view } = useMutation(mutation('identity/view_contact_undo', { quiet: true }))
  // Unknown on the server and while the page hydrates: the fragment never leaves the browser.
  const link = useSyncExternalStore(listenToHash, readHash, () => undefined)
  useEffect(() => {
    if (link) mutate({ link })
  }, [mutate, link])
  const isWrong = link === '' || view.error?.reason === 'identity.undo_expired' || view.error?.reason === 'call.wrong_fields'
  return (
    <>
      <PageHeader title={t('undo_title')} fallback="/v1/login" />
      {isWrong && <EmptyState drawing="list" title={t('undo_expired')} text={t('undo_expired_text')} action={<ToRecovery />} />}
      {!isWrong && view.isError && <ErrorState busy={view.isPending} onRetry={() => link && mutate({ link })} />}
      {!isWrong && !view.isError && !view.data && <LoadingScreen />}
      {link && view.data && <Confirm link={link} undo={view.data} />}
    </>
  )
}

const ToRecovery = () => (
  <Link to="/v1/login/findpw/findpw" className={buttonClass({ size: 'large' })}>
    {useTranslations('identity')('undo_new_password')}
  </Link>
)

function Confirm({ link, undo: { account, changes, undo_until } }: { link: string; undo: Undo }) {
  const t = useTranslations('identity')
  // The zone used by the message with the link.
  const time = useStoreTime({ dateStyle: 'medium', timeStyle: 'short' })
  const undo = useMutation(mutation('identity/undo_contact', { quiet: true }))
  if (undo.isSuccess) return <EmptyState drawing="done" title={t('undo_done')} text={t('undo_done_text')} action={<ToRecovery />} />
  return (
    <section className="space-y-4 px-3 pt-6 pb-8">
      <div className="px-1">
        <h2 className="text-22 font-bold">{t('undo_question')}</h2>
        <p className="mt-1 text-14 text-body">{t('undo_account', { account })}</p>
      </div>
      <Card>
        <ul className="space-y-4">
          {changes.map(({ kind, before, after, at }) => (
            <li key={`${kind} ${at}`} className="space-y-1">
              <p className="text-16 font-semibold text-strong">{t(`undo_${kind}`)}</p>
              <p className="text-14 break-words text-body">
                {before === null && t('undo_added', { after })}
                {before !== null && (before === after ? t('undo_masked_equal', { after }) : t('undo_from_to', { before, after }))}
              </p>
              <p className="text-12 text-quiet">{time(at)}</p>
            </li>
          ))}
        </ul>
      </Card>
      <ul className="list-disc space-y-1 pr-1 pl-6 text-14 text-body">
        <li>{t('undo_effect_contact')}</li>
        <li>{t('undo_effect_sessions')}</li>
        <li>{t('undo_effect_password')}</li>
      </ul>
      <FormAlert>{undo.isError && undo.error.message}</FormAlert>
      <Button size="large" block busy={undo.isPending} onClick={() => undo.mutate({ link })}>
        {t('undo_confirm')}
      </Button>
      <p className="px-1 text-center text-12 text-quiet">{t('undo_until', { time: time(undo_until) })}</p>
    </section>
  )
}
