import type { StaffStore } from '@longmall/contract/store.ts'
import { query } from '@longmall/web/call/query.ts'
import { editing } from '../../shell/form/editing.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { emptyStore, storeFields, toForm, toInput } from './store-fields.tsx'

export interface StoreDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** One that is edited; none: a new one. */
  store?: StaffStore
}

/** A button that opens the form of a store. */
export function StoreDrawer({ label, type = 'link', store }: StoreDrawerProps) {
  const t = useTranslations('store')
  const { language } = useConsoleLanguage()
  const edited =
    store &&
    editing(store, query('store/view', { branch_id: store.branch_id }), (now) => ({
      initial: toForm(now),
      fixed: { branch_id: now.branch_id, version: now.version },
    }))
  return (
    <FormDrawer
      command="store/save"
      label={label}
      title={store ? t('edit_store') : t('add_store')}
      type={type}
      width={720}
      fields={storeFields(t, language)}
      shape={toInput}
      {...(edited ?? { initial: emptyStore })}
    />
  )
}
