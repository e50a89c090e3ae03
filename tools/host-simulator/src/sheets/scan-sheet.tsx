import { type FormEvent, useState } from 'react'
import { Chip, TextField } from '../parts/controls.tsx'
import { send } from '../host/send-messages.ts'
import { store } from '../state/store.ts'
import { t } from '../translations.ts'
import { Frame } from './frame.tsx'

/** The app’s camera: a code of one’s choice, or whatever is typed. */
export function ScanSheet({ re }: { re: string }) {
  const [text, setText] = useState('')
  const answer = (url: string) => {
    store.setState({ sheet: null })
    send('014', { pre_mes_unique_id: re, ...(url && { url }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer(text)
  }
  return (
    <Frame title={t('scan_title')}>
      <div className="flex gap-2 *:flex-1">
        {['119', '172', '204', '1001'].map((code) => (
          <Chip key={code} onClick={() => answer(code)}>
            {code}
          </Chip>
        ))}
      </div>
      <form onSubmit={submit} className="flex items-end gap-2">
        <TextField label={t('scan_text')} value={text} onChange={(event) => setText(event.target.value)} className="flex-1" />
        <Chip type="submit" look="primary">
          {t('scan_use')}
        </Chip>
      </form>
      <Chip className="w-full" onClick={() => answer('')}>
        {t('cancel')}
      </Chip>
    </Frame>
  )
}
