import { App } from 'antd'
import { useWords } from '../language.tsx'

/** Asks whether what was typed and is not saved may be lost. */
export function useAskLeave(): () => Promise<boolean> {
  const say = useWords()
  const { modal } = App.useApp()
  return async () =>
    modal.confirm({ title: say('unsaved'), okText: say('leave'), cancelText: say('stay'), okButtonProps: { danger: true } })
}
