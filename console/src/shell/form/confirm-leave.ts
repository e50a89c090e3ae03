import { App } from 'antd'
import { useTranslations } from '../language.tsx'

/** Asks for confirmation before unsaved input is lost. */
export function useConfirmLeave(): () => Promise<boolean> {
  const t = useTranslations()
  const { modal } = App.useApp()
  return async () => modal.confirm({ title: t('unsaved'), okText: t('leave'), cancelText: t('stay'), okButtonProps: { danger: true } })
}
