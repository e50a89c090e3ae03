import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

/** Copies a text and says whether it did. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('distribution')
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
}
