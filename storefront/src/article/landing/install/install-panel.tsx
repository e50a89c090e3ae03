import { CircleCheck, Download } from 'lucide-react'
import { useTranslations } from '../../../shell/translations.tsx'
import { EnterLink, onBrandClass } from '../parts/enter-link.tsx'
import { useInstall } from './use-install.ts'

/** Installs the shop where the browser offers it; else leads into it, and the text below explains how. */
export function InstallPanel() {
  const t = useTranslations('article')
  const { install, isInstalled } = useInstall()
  if (isInstalled)
    return (
      <p role="status" className="inline-flex min-h-12 items-center gap-2 text-16 font-semibold text-on-brand">
        <CircleCheck size={20} aria-hidden />
        {t('installed')}
      </p>
    )
  if (!install) return <EnterLink onBrand />
  return (
    <button type="button" onClick={() => void install()} className={onBrandClass}>
      <Download size={20} aria-hidden />
      {t('install')}
    </button>
  )
}
