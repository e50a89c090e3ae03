import type { StaffStore } from '@longmall/contract/store.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { StoreDrawer } from './form/store-drawer.tsx'
import { textsIn } from './texts-in.ts'

/** What can be done with a store: edited, opened or closed, removed. */
export function StoreActions({ store }: { store: StaffStore }) {
  const t = useTranslations('store')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { branch_id, version, is_open, texts } = store
  const { name } = textsIn(texts, language)
  return (
    <>
      <StoreDrawer store={store} label={tCommon('edit')} />
      <ActionButton
        command="store/switch"
        input={{ branch_id, version, is_open: !is_open }}
        label={is_open ? t('close') : t('reopen')}
        type="link"
        question={is_open ? t('close_confirm', { name }) : t('reopen_confirm', { name })}
        isDanger={is_open}
      />
      <ActionButton
        command="store/remove"
        input={{ branch_id, version }}
        label={tCommon('remove')}
        type="link"
        question={t('remove_confirm', { name })}
        isDanger
      />
    </>
  )
}
