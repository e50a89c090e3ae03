import { articleKinds, articleStates, type ArticleKind, type StaffArticle } from '@longmall/contract/article-shapes.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Button, Tabs } from 'antd'
import { usePermissions } from '../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { languageOptions, useTranslations } from '../shell/language.tsx'
import type { Column } from '../shell/list/columns.tsx'
import type { Filter } from '../shell/list/filter.tsx'
import { useListAddress } from '../shell/list/list-address.ts'
import { ResourceList, type SortOf } from '../shell/list/resource-list.tsx'
import { ArticleStateTag } from './article-state.tsx'
import { listOf } from './article-kinds.ts'
import { LanguagesCell } from './languages-cell.tsx'

/** Articles by kind: help, notices, notes, questions, pages (CON-04). */
export function ArticlesScreen() {
  const t = useTranslations('articles')
  const can = usePermissions()
  const address = useListAddress()
  const kind = articleKinds.find((one) => one === address.search.kind) ?? 'help'
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {kind === 'help' && (
          <Link to="/articles/categories">
            <Button>{t('help_categories')}</Button>
          </Link>
        )}
        {can('article/save') && (
          <Link to="/articles/edit" search={{ kind } as never}>
            <Button type="primary">{t('add')}</Button>
          </Link>
        )}
      </PageHead>
      <Tabs
        activeKey={kind}
        onChange={(next) => address.change({ ...listOf(next as ArticleKind), category_id: undefined, sort: undefined })}
        items={articleKinds.map((key) => ({ key, label: t(`kind_${key}`) }))}
      />
      <Articles key={kind} kind={kind} />
    </>
  )
}

function Articles({ kind }: { kind: StaffArticle['kind'] }) {
  const t = useTranslations('articles')
  const filters = useFilters(kind)
  const columns = useColumns(kind)
  return (
    <ResourceList
      operation="article/staff_list"
      fixed={{ kind }}
      rowKey="article_id"
      empty={t('empty')}
      filters={filters}
      columns={columns}
    />
  )
}

function useFilters(kind: StaffArticle['kind']): Filter[] {
  const t = useTranslations('articles')
  const tCommon = useTranslations()
  const { data } = useQuery({ ...query('article/staff_categories', {}), enabled: kind === 'help' })
  const categories = data?.list.map(({ category_id, category_name }) => ({ value: category_id, label: category_name })) ?? []
  return [
    { kind: 'text', name: 'keyword', label: t('keyword'), maxLength: 60 },
    {
      kind: 'choice',
      name: 'state',
      label: tCommon('state'),
      options: articleStates.map((value) => ({ value, label: t(`state_${value}`) })),
    },
    ...(kind === 'help' ? [{ kind: 'choice' as const, name: 'category_id', label: t('category'), options: categories }] : []),
    { kind: 'choice', name: 'missing_language', label: t('missing_language'), width: 220, options: languageOptions },
  ]
}

function useColumns(kind: StaffArticle['kind']): Column<StaffArticle, SortOf<'article/staff_list'>>[] {
  const t = useTranslations('articles')
  const tCommon = useTranslations()
  const { time, count } = useFormat()
  const isPage = kind === 'landing'
  return [
    { name: 'article_id', title: '#', isExtra: true },
    {
      name: 'title',
      title: t('article'),
      render: ({ article_id, title }) => (
        <Link to="/articles/edit" search={{ article_id } as never}>
          {title}
        </Link>
      ),
    },
    ...(isPage
      ? [{ name: 'page_name', title: t('page'), render: ({ page_name }: StaffArticle) => page_name && t(`page_${page_name}`) }]
      : []),
    ...(kind === 'help' ? [{ name: 'category_name', title: t('category') }] : []),
    { name: 'state', title: tCommon('state'), render: ({ state }) => <ArticleStateTag state={state} /> },
    {
      name: 'published_at',
      title: t('published_at'),
      sort: 'published_at',
      render: ({ published_at }) => (published_at ? time(published_at) : '–'),
    },
    { name: 'languages', title: t('missing_language'), render: ({ languages }) => <LanguagesCell written={languages} /> },
    ...(kind === 'note'
      ? [
          {
            name: 'like_count',
            title: t('likes'),
            sort: 'like_count' as const,
            align: 'right' as const,
            render: ({ like_count }: StaffArticle) => count(like_count),
          },
        ]
      : []),
    { name: 'position', title: t('position'), sort: 'position', align: 'right', isExtra: kind === 'notice' || kind === 'note' || isPage },
    { name: 'updated_at', title: t('updated_at'), sort: 'updated_at', render: ({ updated_at }) => time(updated_at) },
  ]
}
