import { type ArticleKind, landingNames } from '@longmall/contract/article-shapes.ts'
import { iconNames } from '@longmall/ui/display/named-icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import type { Field } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { coverField } from './cover-field.tsx'

const icons = iconNames.map((value) => ({ value, label: value }))

/** What an operator fills in for an article of a kind. */
export function useArticleFields(kind: ArticleKind): Field<'article/save'>[] {
  const t = useTranslations('articles')
  const { data } = useQuery({ ...query('article/staff_categories', {}), enabled: kind === 'help' })
  const isPage = kind === 'landing' || kind === 'about'
  const isPlaced = kind === 'help' || kind === 'qa'
  return [
    ...(kind === 'landing'
      ? [
          {
            kind: 'choice' as const,
            name: 'landing_name' as const,
            label: t('page'),
            isRequired: true,
            options: landingNames.map((value) => ({ value, label: t(`page_${value}`) })),
          },
        ]
      : []),
    ...(kind === 'help'
      ? [
          {
            kind: 'choice' as const,
            name: 'category_id' as const,
            label: t('category'),
            isRequired: true,
            options: data?.list.map(({ category_id, category_name }) => ({ value: category_id, label: category_name })) ?? [],
          },
        ]
      : []),
    {
      kind: 'texts',
      name: 'texts',
      label: t('translated_texts'),
      isRequired: true,
      parts: [
        { name: 'title', label: t(kind === 'qa' ? 'question' : 'text_title'), maximum: 120 },
        ...(kind === 'qa' ? [] : [{ name: 'summary', label: t('summary'), maximum: 300, kind: 'area' as const, isOptional: true }]),
        { name: 'body', label: t(kind === 'qa' ? 'answer' : 'body'), maximum: 40_000, kind: 'html', isOptional: kind === 'landing' },
      ],
    },
    ...(isPage
      ? [
          {
            kind: 'rows' as const,
            name: 'points',
            isOwn: true as const,
            label: t('points'),
            help: t('points_help'),
            add: t('add_point'),
            maximum: 6,
            fresh: { icon: 'sparkles', texts: [] },
            fields: [
              { kind: 'choice' as const, name: 'icon', label: t('icon'), isRequired: true, options: icons },
              {
                kind: 'texts' as const,
                name: 'texts',
                label: t('point'),
                parts: [
                  { name: 'heading', label: t('heading'), maximum: 60 },
                  { name: 'text', label: t('point_text'), maximum: 300, isOptional: true },
                ],
              },
            ],
          },
        ]
      : []),
    ...(kind === 'qa'
      ? []
      : [coverField(t('cover')), { kind: 'goods' as const, name: 'goods_ids' as const, label: t('goods'), isMany: true }]),
    ...(isPlaced
      ? [
          {
            kind: 'number' as const,
            name: 'position' as const,
            label: t('position'),
            help: t('position_help'),
            minimum: 0,
            maximum: 10_000,
          },
        ]
      : []),
  ]
}
