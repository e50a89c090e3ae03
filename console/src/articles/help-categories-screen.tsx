import type { EditedCategory } from '@longmall/contract/article-shapes.ts'
import { iconNames, NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { App, Button, Flex, Table } from 'antd'
import { usePermissions } from '../shell/call/permissions.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import type { Field } from '../shell/form/field.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'
import { LanguagesCell } from './languages-cell.tsx'
import { ListExport } from '../shell/list/list-export.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { listOf } from './article-kinds.ts'

const categoriesQuery = query('article/staff_categories', {})
const icons = iconNames.map((value) => ({ value, label: value }))

/** Categories of the help centre: their texts, icons and order (CON-04). */
export function HelpCategoriesScreen() {
  const t = useTranslations('articles')
  const fields = useCategoryFields()
  return (
    <>
      <PageHead title={t('help_categories')} lead={t('categories_lead')}>
        <ListExport list="article/staff_categories" />
        <ToList to="/articles" search={listOf('help')} />
        <FormDrawer command="article/save_category" label={t('add_category')} type="primary" fields={fields} initial={{ texts: [] }} />
      </PageHead>
      <Loaded query={categoriesQuery}>{({ list }) => <Categories list={list} />}</Loaded>
    </>
  )
}

function useCategoryFields(): Field<'article/save_category'>[] {
  const t = useTranslations('articles')
  return [
    { kind: 'choice', name: 'icon', label: t('icon'), isRequired: true, options: icons },
    {
      kind: 'texts',
      name: 'texts',
      label: t('category'),
      isRequired: true,
      parts: [{ name: 'category_name', label: t('category'), maximum: 60 }],
    },
  ]
}

function Categories({ list }: { list: EditedCategory[] }) {
  const t = useTranslations('articles')
  const tCommon = useTranslations()
  return (
    <Table
      size="small"
      rowKey="category_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={list}
      columns={[
        { key: 'icon', title: t('icon'), render: (_, { icon }) => <NamedIcon name={icon} /> },
        { key: 'category_name', dataIndex: 'category_name', title: t('category') },
        {
          key: 'article_count',
          title: t('articles'),
          render: (_, { category_id, article_count }) => (
            <Link to="/articles" search={{ category_id } as never}>
              {article_count}
            </Link>
          ),
        },
        {
          key: 'languages',
          title: t('missing_language'),
          render: (_, { texts }) => <LanguagesCell written={texts.map(({ language }) => language)} />,
        },
        { key: 'order', title: t('position'), render: (_row, _category, index) => <OrderButtons list={list} index={index} /> },
        { key: 'actions', title: tCommon('actions'), render: (_, category) => <CategoryActions category={category} /> },
      ]}
    />
  )
}

/** Moves a category one position up or down. */
function OrderButtons({ list, index }: { list: EditedCategory[]; index: number }) {
  const t = useTranslations('articles')
  const can = usePermissions()
  const { message } = App.useApp()
  const ordering = useMutation({
    ...mutation('article/reorder_categories'),
    onError: (failure) => void message.error(failure.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
  })
  if (!can('article/reorder_categories')) return index + 1
  const move = (to: number) => {
    const ids = list.map(({ category_id }) => category_id)
    const [moved] = ids.splice(index, 1)
    ids.splice(to, 0, moved!)
    ordering.mutate({ category_ids: ids })
  }
  const name = list[index]!.category_name
  return (
    <Flex gap={4}>
      <Button size="small" disabled={index === 0} aria-label={t('up', { name })} onClick={() => move(index - 1)}>
        ↑
      </Button>
      <Button size="small" disabled={index === list.length - 1} aria-label={t('down', { name })} onClick={() => move(index + 1)}>
        ↓
      </Button>
    </Flex>
  )
}

function CategoryActions({ category }: { category: EditedCategory }) {
  const t = useTranslations('articles')
  const tCommon = useTranslations()
  const fields = useCategoryFields()
  const { category_id, version, icon, texts, category_name, article_count } = category
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery({ ...categoriesQuery, staleTime: 0 })
    const theirs = list.find((one) => one.category_id === category_id) ?? category
    return { initial: { icon: theirs.icon, texts: theirs.texts }, fixed: { category_id, version: theirs.version } }
  }
  return (
    <Flex gap={4}>
      <FormDrawer
        command="article/save_category"
        label={tCommon('edit')}
        title={category_name}
        type="link"
        fields={fields}
        fixed={{ category_id, version }}
        initial={{ icon, texts }}
        fresh={fresh}
      />
      {article_count === 0 && (
        <ActionButton
          command="article/remove_category"
          input={{ category_id, version }}
          label={t('delete')}
          question={t('delete_category_confirm', { name: category_name })}
          isDanger
          type="link"
        />
      )}
    </Flex>
  )
}
