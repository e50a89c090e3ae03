import type { CategoryNode } from '@longmall/contract/catalogue-tree-staff.ts'
import { App } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'

export interface CategoryFormProps {
  /** The category to edit; undefined creates one below `parent_id` or on the top level. */
  category?: CategoryNode
  parent_id?: number
  type: 'primary' | 'link'
}

const formOf = ({ texts, picture, is_shown }: CategoryNode) => ({ texts, is_shown, ...(picture && { picture }) })

/** A button that opens a category’s form at the side. */
export function CategoryForm({ category, parent_id, type }: CategoryFormProps) {
  const t = useTranslations('tree')
  const tCommon = useTranslations()
  const { message } = App.useApp()
  const fixed = category ? { category_id: category.category_id, version: category.version } : parent_id === undefined ? {} : { parent_id }
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery({ ...query('catalogue/category_tree', {}), staleTime: 0 })
    const theirs = list.find(({ category_id }) => category_id === category?.category_id) ?? category!
    return { initial: formOf(theirs), fixed: { category_id: theirs.category_id, version: theirs.version } }
  }
  return (
    <FormDrawer
      command="catalogue/save_category"
      label={category ? tCommon('edit') : parent_id === undefined ? t('add_category') : t('add_subcategory')}
      title={category ? t('edit_category') : t('add_category')}
      type={type}
      initial={category ? formOf(category) : { texts: [], is_shown: true }}
      fixed={fixed}
      {...(category && { fresh })}
      onSaved={({ work_id }) => void (work_id !== null && message.info(t('background_job')))}
      fields={[
        { kind: 'texts', name: 'texts', label: t('name'), isRequired: true, parts: [{ name: 'name', label: t('name'), maximum: 60 }] },
        { kind: 'custom', name: 'picture', label: t('picture'), render: (control) => <PictureField {...control} /> },
        { kind: 'flag', name: 'is_shown', label: t('is_shown') },
      ]}
    />
  )
}
