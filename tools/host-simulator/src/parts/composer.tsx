import { commands, type CommandCode, type HostField } from '@longmall/storefront/src/bridge/message/commands.ts'
import { useId, useState } from 'react'
import { presets, wrongPresets } from '../host/presets.ts'
import { attempt, compose, sendAsUntrusted, sendRaw } from '../host/send-messages.ts'
import { t } from '../translations.ts'
import { Chip, Choice, Group, TextField } from './controls.tsx'

const codes = (Object.keys(commands) as CommandCode[]).toSorted()
const run = (work: () => void | Promise<void>) => attempt(async () => work())

/** Sends any message: ready ones, wrong ones, and one’s own letter by letter. */
export function Composer() {
  return (
    <>
      <Group title={t('presets')}>
        <div className="flex flex-wrap gap-2">
          {Object.entries(presets).map(([name, work]) => (
            <Chip key={name} onClick={() => run(work)}>
              {t(`preset_${name as keyof typeof presets}`)}
            </Chip>
          ))}
        </div>
      </Group>
      <Group title={t('invalid_messages')} note={t('invalid_messages_note')}>
        <div className="flex flex-wrap gap-2">
          {Object.entries(wrongPresets).map(([name, work]) => (
            <Chip key={name} look="danger" onClick={() => run(work)}>
              {t(`preset_${name as keyof typeof wrongPresets}`)}
            </Chip>
          ))}
        </div>
      </Group>
      <OwnMessage />
    </>
  )
}

const written = (message: object) => JSON.stringify(message, null, 2)

/** Fields and the JSON they make; the JSON can be changed to anything. */
function OwnMessage() {
  const id = useId()
  const [cmd, setCmd] = useState<CommandCode>('005')
  const [message, setMessage] = useState<Record<string, unknown>>(() => compose('005'))
  const [text, setText] = useState(() => written(message))
  const fields: readonly (HostField | 'pro_version' | 'plartform' | 'mes_unique_id')[] = [
    'pro_version',
    'plartform',
    'mes_unique_id',
    ...commands[cmd].needs,
    ...commands[cmd].may,
  ]
  const take = (next: Record<string, unknown>) => {
    setMessage(next)
    setText(written(next))
  }
  const choose = (code: CommandCode) => {
    setCmd(code)
    take(compose(code))
  }
  const change = (name: string, value: string) => {
    const { [name]: _before, ...rest } = message
    take(value === '' ? rest : { ...rest, [name]: value })
  }
  const sent = (way: (text: string) => void) => {
    way(text)
    // The next one is another message.
    if (text.includes(String(message.mes_unique_id))) take({ ...message, mes_unique_id: crypto.randomUUID() })
  }
  return (
    <Group title={t('custom_message')}>
      <Choice
        label={t('command')}
        value={cmd}
        options={codes.map((code) => ({ value: code, label: `${code} ${t(`command_${code}`)}` }))}
        onChange={choose}
      />
      <div className="grid grid-cols-2 gap-3 desk:grid-cols-3">
        {fields.map((name) => (
          <TextField
            key={name}
            mono
            label={name}
            value={String(message[name] ?? '')}
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
      </div>
      <div>
        <label htmlFor={id} className="block pb-1 text-12 text-quiet">
          {t('json')}
        </label>
        <textarea
          id={id}
          rows={7}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded-8 border border-transparent bg-sunken p-3 font-mono text-12 text-strong focus:border-brand-ink focus:outline-none"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip look="primary" onClick={() => sent(sendRaw)}>
          {t('send')}
        </Chip>
        <Chip look="danger" onClick={() => sent(sendAsUntrusted)}>
          {t('send_foreign_origin')}
        </Chip>
      </div>
    </Group>
  )
}
