import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { deskCodeIn, typedForm } from '../redemption-address.ts'

/** The code by hand: digits by the pad of numbers, a redeem code with letters by the whole keyboard. */
export function TypedCodeForm({ onRead }: { onRead: (code: string) => void }) {
  const t = useTranslations('redemption')
  const [text, setText] = useState('')
  const [hasLetters, setLetters] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const code = deskCodeIn(text)
    if (code === null) setWrong(true)
    else onRead(code)
  }
  return (
    <Form onSubmit={submit} className="space-y-1 rounded-12 bg-card p-4">
      <h2 className="pb-1 text-14 font-semibold text-strong">{t('typed_title')}</h2>
      <Input
        label={t('typed_label')}
        hint={t(hasLetters ? 'typed_hint_letters' : 'typed_hint')}
        required
        key={hasLetters ? 'letters' : 'digits'}
        inputMode={hasLetters ? 'text' : 'numeric'}
        enterKeyHint="go"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        className="figures tracking-wider"
        value={text}
        error={isWrong ? t(text === '' ? 'typed_empty' : 'not_a_desk_code') : undefined}
        onChange={({ target }) => {
          setText(typedForm(target.value))
          setWrong(false)
        }}
        onClear={text === '' ? undefined : () => setText('')}
        suffix={<Button type="submit">{t('check')}</Button>}
      />
      <Button look="text" size="small" className="-ml-3" onClick={() => setLetters(!hasLetters)}>
        {t(hasLetters ? 'digits_only' : 'with_letters')}
      </Button>
    </Form>
  )
}
