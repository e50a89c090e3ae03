import type { EditedCategory } from '@longmall/contract/article-shapes.ts'
import { iconNames, NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { App, Button, Flex, Table } from 'antd'
import { useMay } from '../shell/call/may.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import type { Field } from '../shell/form/field.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useWords } from '../shell/language.tsx'
import { LanguagesCell } from './languages-cell.tsx'
import { ListExport } from '../shell/list/list-export.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { listOf } from './article-kinds.ts'

const categoriesQuery = query('article/staff_categories', {})
const icons = iconNames.map((value) => ({ value, label: value }))

/** Categories of the help centre: their words, icons and order (CON-04). */
export function HelpCategoriesScreen() {
  const say = useWords('articles')
  const fields = useCategoryFields()
  return (
    <>
      <PageHead title={say('help_categories')} lead={say('categories_lead')}>
        <ListExport list="article/staff_categories" />
        <ToList to="/articles" search={listOf('help')} />
        <FormDrawer command="article/save_category" label={say('add_category')} type="primary" fields={fields} initial={{ texts: [] }} />
      </PageHead>
      <Loaded query={categoriesQuery}>{({ list }) => <Categories list={list} />}</Loaded>
    </>
  )
}

function useCategoryFields(): Field<'article/save_category'>[] {
  const say = useWords('articles')
  return [
    { kind: 'choice', name: 'icon', label: say('icon'), isRequired: true, options: icons },
    {
      kind: 'texts',
      name: 'texts',
      label: say('category'),
      isRequired: true,
      parts: [{ name: 'category_name', label: say('category'), maximum: 60 }],
    },
  ]
}

function Categories({ list }: { list: EditedCategory[] }) {
  const say = useWords('articles')
  const common = useWords()
  return (
    <Table
      size="small"
      rowKey="category_id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={list}
      columns={[
        { key: 'icon', title: say('icon'), render: (_, { icon }) => <NamedIcon name={icon} /> },
        { key: 'category_name', dataIndex: 'category_name', title: say('category') },
        {
          key: 'article_count',
          title: say('articles'),
          render: (_, { category_id, article_count }) => (
            <Link to="/articles" search={{ category_id } as never}>
              {article_count}
            </Link>
          ),
        },
        {
          key: 'languages',
          title: say('missing'),
          render: (_, { texts }) => <LanguagesCell written={texts.map(({ language }) => language)} />,
        },
        { key: 'order', title: say('position'), render: (_row, _category, place) => <OrderButtons list={list} place={place} /> },
        { key: 'actions', title: common('actions'), render: (_, category) => <CategoryActions category={category} /> },
      ]}
    />
  )
}

/** Moves a category one place up or down. */
function OrderButtons({ list, place }: { list: EditedCategory[]; place: number }) {
  const say = useWords('articles')
  const may = useMay()
  const { message } = App.useApp()
  const ordering = useMutation({
    ...mutation('article/order_categories'),
    onError: (failure) => void message.error(failure.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
  })
  if (!may('article/order_categories')) return place + 1
  const move = (to: number) => {
    const ids = list.map(({ category_id }) => category_id)
    const [moved] = ids.splice(place, 1)
    ids.splice(to, 0, moved!)
    ordering.mutate({ category_ids: ids })
  }
  const name = list[place]!.category_name
  return (
    <Flex gap={4}>
      <Button size="small" disabled={place === 0} aria-label={say('up', { name })} onClick={() => move(place - 1)}>
        ↑
      </Button>
      <Button size="small" disabled={place === list.length - 1} aria-label={say('down', { name })} onClick={() => move(place + 1)}>
        ↓
      </Button>
    </Flex>
  )
}

function CategoryActions({ category }: { category: EditedCategory }) {
  const say = useWords('articles')
  const common = useWords()
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
        label={common('edit')}
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
          label={say('delete')}
          asks={say('delete_category_asks', { name: category_name })}
          isDanger
          type="link"
        />
      )}
    </Flex>
  )
}
