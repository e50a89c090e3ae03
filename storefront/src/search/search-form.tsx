import { ChevronLeft, CircleX, ScanLine, Search } from 'lucide-react'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { useRef } from 'react'
import { useHost } from '../shell/host/host-port.ts'
import { useBack } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

export interface SearchFormProps {
  value: string
  /** Searched when the box is left empty, and shown in it. */
  defaultKeyword: string | null
  onChange: (value: string) => void
  onSubmit: () => void
  /** Words on a code that the host app's camera read. */
  onScanned: (text: string) => void
}

/** Back, the box, and the button that searches. */
export function SearchForm({ value, defaultKeyword, onChange, onSubmit, onScanned }: SearchFormProps) {
  const t = useTranslations('search')
  const tShell = useTranslations('shell')
  const back = useBack()
  const box = useRef<HTMLInputElement>(null)
  const host = useHost()
  const scan = async () => {
    const text = await host?.scan()
    if (text && !(await host?.openScanned(text))) onScanned(text)
  }
  const clear = () => {
    onChange('')
    box.current?.focus()
  }
  return (
    // Before hydration the browser submits the form to the list itself.
    <Form role="search" action="/v2/goods/list/list" className="safe-top hairline-b sticky top-0 z-30 bg-card" onSubmit={() => onSubmit()}>
      <div className="flex min-h-12 items-center pr-2">
        <IconButton label={tShell('back')} icon={<ChevronLeft size={24} aria-hidden />} onClick={back} />
        <div className="relative min-w-0 flex-1">
          <Search size={16} aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 text-quiet" />
          <input
            ref={box}
            autoFocus
            type="text"
            name="keyword"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={60}
            aria-label={t('placeholder')}
            placeholder={defaultKeyword ?? t('placeholder')}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="h-11 w-full rounded-full border border-transparent bg-sunken pr-11 pl-9 text-16 text-strong placeholder:text-quiet focus:border-brand-ink focus:outline-none"
          />
          {value !== '' && (
            <IconButton
              className="absolute top-0 right-0 text-quiet"
              label={tShell('clear')}
              icon={<CircleX size={16} aria-hidden />}
              onClick={clear}
            />
          )}
          {value === '' && host && (
            <IconButton
              className="absolute top-0 right-0 text-quiet"
              label={t('scan')}
              icon={<ScanLine size={18} aria-hidden />}
              onClick={() => void scan()}
            />
          )}
        </div>
        <button type="submit" className="pressable min-h-11 shrink-0 px-3 text-14 font-semibold text-brand-ink">
          {t('submit')}
        </button>
      </div>
    </Form>
  )
}
