import { usePhrases } from '../shell/phrases.tsx'
import { toast } from '../shell/toast.ts'

/** Puts a number or a code into the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const say = usePhrases('shipping')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(say('copied'), { icon: 'success' })
    } catch {
      toast(say('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="pressable relative shrink-0 text-14 text-brand-ink before:absolute before:-inset-3"
    >
      {say('copy')}
    </button>
  )
}
