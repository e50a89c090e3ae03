import type { StaffStore } from '@longmall/contract/store.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { StoreDrawer } from './form/store-drawer.tsx'
import { wordsIn } from './words-in.ts'

/** What can be done with a store: edited, opened or closed, removed. */
export function StoreActions({ store }: { store: StaffStore }) {
  const say = useWords('store')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { branch_id, version, is_open, texts } = store
  const { name } = wordsIn(texts, language)
  return (
    <>
      <StoreDrawer store={store} label={common('edit')} />
      <ActionButton
        command="store/switch"
        input={{ branch_id, version, is_open: !is_open }}
        label={is_open ? say('close') : say('reopen')}
        type="link"
        asks={is_open ? say('close_asks', { name }) : say('reopen_asks', { name })}
        isDanger={is_open}
      />
      <ActionButton
        command="store/remove"
        input={{ branch_id, version }}
        label={common('remove')}
        type="link"
        asks={say('remove_asks', { name })}
        isDanger
      />
    </>
  )
}
