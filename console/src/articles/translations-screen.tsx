import { translatableAreas, type Untranslated } from '@longmall/contract/article-shapes.ts'
import { languages } from '@longmall/contract/fields.ts'
import { Link } from '@tanstack/react-router'
import { Select, Tabs } from 'antd'
import { PageHead } from '../shell/display/page-head.tsx'
import { languageOptions, useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { useListAddress } from '../shell/list/list-address.ts'
import { ResourceList } from '../shell/list/resource-list.tsx'

/** Missing translations of the shop by area (CAT-11). */
export function TranslationsScreen() {
  const t = useTranslations('articles')
  const { language } = useConsoleLanguage()
  const address = useListAddress()
  const area = translatableAreas.find((one) => one === address.search.area) ?? 'article'
  const missing_language = languages.find((one) => one === address.search.missing_language) ?? (language === 'en-us' ? 'zh-cn' : language)
  return (
    <>
      <PageHead title={t('translations')} lead={t('translations_lead')}>
        <Select
          aria-label={t('missing_language')}
          style={{ width: 180 }}
          value={missing_language}
          options={languageOptions}
          onChange={(next) => address.change({ missing_language: next })}
        />
      </PageHead>
      <Tabs
        activeKey={area}
        onChange={(next) => address.change({ area: next })}
        items={translatableAreas.map((key) => ({ key, label: t(`area_${key}`) }))}
      />
      <ResourceList
        key={area}
        operation="article/translations"
        fixed={{ area, missing_language }}
        rowKey="subject_id"
        empty={t('translated')}
        filters={[{ kind: 'flag', name: 'only_shown', label: t('only_shown'), yes: t('only_shown'), no: t('include_hidden'), width: 200 }]}
        columns={[
          { name: 'subject_id', title: '#' },
          { name: 'title', title: t('text_title'), render: (row) => <SubjectLink row={row} /> },
        ]}
      />
    </>
  )
}

/** The edit screen of each area; `name` is the search parameter that identifies the record, where the screen edits a single one. */
const editRoutes: Record<Untranslated['area'], [path: string, name?: string]> = {
  article: ['/articles/edit', 'article_id'],
  help_category: ['/articles/categories'],
  page: ['/pages/page', 'page'],
  advert: ['/adverts'],
  goods: ['/goods/edit', 'goods_id'],
  category: ['/categories'],
  brand: ['/brands'],
  promotion: ['/campaigns/edit', 'promotion_id'],
  reduction: ['/reductions'],
  coupon: ['/coupons'],
  points_item: ['/points-shop'],
  game: ['/games/edit', 'game_id'],
  reward_rule: ['/rewards'],
  reward_task: ['/tasks'],
  store: ['/stores'],
}

/** Link to the edit screen. */
function SubjectLink({ row: { area, subject_id, title, page } }: { row: Untranslated }) {
  const [path, name] = editRoutes[area]
  return (
    <Link to={path as never} search={(name === undefined ? {} : { [name]: page ?? subject_id }) as never}>
      {title}
    </Link>
  )
}
