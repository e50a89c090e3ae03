import { attempt, send, sendToken } from '../host/send-messages.ts'
import { paymentModes, platforms, store, useSimulator } from '../state/store.ts'
import { t } from '../translations.ts'
import { Choice, Group, SwitchRow, TextField } from './controls.tsx'

/** Who is logged in to the app, and how it behaves. */
export function HostPanel() {
  const { user, isLoggedIn, answers, plartform, isLifeMode, payments } = useSimulator((simulator) => simulator)
  const change = (part: Partial<typeof user>) => store.setState({ user: { ...user, ...part } })
  const logIn = (on: boolean) => {
    store.setState({ isLoggedIn: on })
    if (on) attempt(() => sendToken())
    else send('007')
  }
  return (
    <>
      <Group title={t('account')}>
        <SwitchRow label={t('logged_in')} note={t('logged_in_note')} checked={isLoggedIn} onChange={logIn} />
        <div className="grid gap-3 desk:grid-cols-3">
          <TextField label={t('subject')} value={user.sub} maxLength={128} onChange={(event) => change({ sub: event.target.value })} />
          <TextField
            label={t('nickname')}
            value={user.nickname}
            maxLength={40}
            onChange={(event) => change({ nickname: event.target.value })}
          />
          <TextField
            label={t('email')}
            type="email"
            value={user.email_address}
            maxLength={254}
            onChange={(event) => change({ email_address: event.target.value })}
          />
        </div>
      </Group>
      <Group title={t('behaviour')}>
        <SwitchRow label={t('responses')} note={t('responses_note')} checked={answers} onChange={(on) => store.setState({ answers: on })} />
        <SwitchRow
          label={t('life_mode')}
          note={t('life_mode_note')}
          checked={isLifeMode}
          onChange={(on) => store.setState(({ opened }) => ({ isLifeMode: on, opened: opened + 1, isReady: false }))}
        />
        <div className="grid gap-3 desk:grid-cols-2">
          <Choice
            label={t('plartform')}
            value={plartform}
            options={platforms.map((value) => ({ value, label: value }))}
            onChange={(chosen) => store.setState({ plartform: chosen })}
          />
          <Choice
            label={t('payments')}
            value={payments}
            options={paymentModes.map((value) => ({ value, label: t(`payments_${value}`) }))}
            onChange={(chosen) => store.setState({ payments: chosen })}
          />
        </div>
      </Group>
    </>
  )
}
