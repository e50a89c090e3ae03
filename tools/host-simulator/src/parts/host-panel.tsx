import { attempt, send, sendToken } from '../host/speak.ts'
import { paymentModes, platforms, store, useSimulator } from '../state/store.ts'
import { say } from '../words.ts'
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
      <Group title={say('account')}>
        <SwitchRow label={say('logged_in')} note={say('logged_in_note')} checked={isLoggedIn} onChange={logIn} />
        <div className="grid gap-3 desk:grid-cols-3">
          <TextField label={say('subject')} value={user.sub} maxLength={128} onChange={(event) => change({ sub: event.target.value })} />
          <TextField
            label={say('nickname')}
            value={user.nickname}
            maxLength={40}
            onChange={(event) => change({ nickname: event.target.value })}
          />
          <TextField
            label={say('email')}
            type="email"
            value={user.email_address}
            maxLength={254}
            onChange={(event) => change({ email_address: event.target.value })}
          />
        </div>
      </Group>
      <Group title={say('behaviour')}>
        <SwitchRow label={say('answers')} note={say('answers_note')} checked={answers} onChange={(on) => store.setState({ answers: on })} />
        <SwitchRow
          label={say('life_mode')}
          note={say('life_mode_note')}
          checked={isLifeMode}
          onChange={(on) => store.setState(({ opened }) => ({ isLifeMode: on, opened: opened + 1, isReady: false }))}
        />
        <div className="grid gap-3 desk:grid-cols-2">
          <Choice
            label={say('plartform')}
            value={plartform}
            options={platforms.map((value) => ({ value, label: value }))}
            onChange={(chosen) => store.setState({ plartform: chosen })}
          />
          <Choice
            label={say('payments')}
            value={payments}
            options={paymentModes.map((value) => ({ value, label: say(`payments_${value}`) }))}
            onChange={(chosen) => store.setState({ payments: chosen })}
          />
        </div>
      </Group>
    </>
  )
}
