import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { ImageUp } from 'lucide-react'
import { useId, useState } from 'react'
import { notice } from '../shell/toast.ts'
import { useTranslations } from '../shell/translations.tsx'
import { loadCodeReader } from './code-reader.ts'

/** Reads the code in a chosen picture, where there is no camera or the code was photographed. */
export function PictureButton({ onRead }: { onRead: (text: string) => void }) {
  const t = useTranslations('scan')
  const id = useId()
  const [isReading, setReading] = useState(false)
  async function read(file: File) {
    setReading(true)
    try {
      const [reader, picture] = await Promise.all([loadCodeReader(), createImageBitmap(file)])
      const text = await reader(picture)
      if (text === null) notice(t('no_code_in_picture'))
      else onRead(text)
    } catch {
      notice(t('picture_unreadable'))
    } finally {
      setReading(false)
    }
  }
  return (
    <label
      htmlFor={id}
      className={`${buttonClass({ look: 'plain', block: true })} relative has-focus-visible:outline-2 has-focus-visible:outline-brand-ink`}
    >
      {isReading ? <Spinner delay={0} size={18} /> : <ImageUp size={18} aria-hidden />}
      {t('choose_picture')}
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={isReading}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void read(file)
          // Reset, so that choosing the same file again fires `change`.
          target.value = ''
        }}
      />
    </label>
  )
}
