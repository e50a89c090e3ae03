import { useTranslations } from '../shell/translations.tsx'
import { toast } from '../shell/toast.ts'

/** Puts a number or a code into the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('fulfilment')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="pressable relative shrink-0 text-14 text-brand-ink before:absolute before:-inset-3"
    >
      {t('copy')}
    </button>
  )
}
