import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../shell/call/permissions.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import type { Filter } from '../shell/list/filter.tsx'
import { textsIn } from '../stores/texts-in.ts'

/** The filter by store: chosen by name, or by number for operators who may not list stores. */
export function useStoreFilter(): Filter {
  const t = useTranslations('redemption')
  const { language } = useConsoleLanguage()
  const can = usePermissions()
  const stores = useQuery({ ...query('store/list', { page_size: 50, sort: 'name' }), enabled: can('store/list'), staleTime: 300_000 }).data
  if (!stores || stores.next !== null) return { kind: 'number', name: 'branch_id', label: t('store_id') }
  const options = stores.list.map(({ branch_id, texts }) => ({ value: branch_id, label: textsIn(texts, language).name }))
  return { kind: 'choice', name: 'branch_id', label: t('store'), options }
}
