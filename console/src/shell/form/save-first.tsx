import { useTranslations } from '../language.tsx'

/** Shown beside buttons that act on the saved version, while something is unsaved. */
export function SaveFirst({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations()
  return isDirty && <span style={{ alignSelf: 'center', color: '#5c5c69' }}>{t('save_first')}</span>
}
