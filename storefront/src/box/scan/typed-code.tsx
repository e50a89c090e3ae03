import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Keyboard } from 'lucide-react'
import { useId, useState } from 'react'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { codeIn } from '../box-address.ts'

/** The code by hand, where nothing can be scanned. */
export function TypedCode({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('box')
  const { open, times, show, hide } = useOpening()
  return (
    <>
      <Button look="plain" block icon={<Keyboard size={18} aria-hidden />} aria-haspopup="dialog" onClick={show}>
        {t('enter_code')}
      </Button>
      <CodeSheet key={times} open={open} onClose={hide} onRead={onRead} />
    </>
  )
}

function CodeSheet({ open, onClose, onRead }: { open: boolean; onClose: () => void; onRead: (text: string) => void }) {
  const t = useTranslations('box')
  const form = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    if (codeIn(text) === null) return setWrong(true)
    onClose()
    onRead(text)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('enter_code')}
      footer={
        <Button type="submit" form={form} block size="large">
          {t('next')}
        </Button>
      }
    >
      <Form id={form} onSubmit={submit}>
        <Input
          label={t('code')}
          hint={t('code_hint')}
          required
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={300}
          value={text}
          error={isWrong ? t('not_a_box') : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
          onClear={text === '' ? undefined : () => setText('')}
        />
      </Form>
    </Sheet>
  )
}
