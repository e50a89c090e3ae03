import { writtenAreas, type Untranslated } from '@longmall/contract/article-shapes.ts'
import { languages } from '@longmall/contract/fields.ts'
import { Link } from '@tanstack/react-router'
import { Select, Tabs } from 'antd'
import { PageHead } from '../shell/display/page-head.tsx'
import { languageOptions, useConsoleLanguage, useWords } from '../shell/language.tsx'
import { useListAddress } from '../shell/list/list-address.ts'
import { ResourceList } from '../shell/list/resource-list.tsx'

/** What of the shop is not yet written in a language, area by area (CAT-11). */
export function TranslationsScreen() {
  const say = useWords('articles')
  const { language } = useConsoleLanguage()
  const address = useListAddress()
  const area = writtenAreas.find((one) => one === address.search.area) ?? 'article'
  const missing = languages.find((one) => one === address.search.missing) ?? (language === 'en-us' ? 'zh-cn' : language)
  return (
    <>
      <PageHead title={say('translations')} lead={say('translations_lead')}>
        <Select
          aria-label={say('missing')}
          style={{ width: 180 }}
          value={missing}
          options={languageOptions}
          onChange={(next) => address.change({ missing: next })}
        />
      </PageHead>
      <Tabs
        activeKey={area}
        onChange={(next) => address.change({ area: next })}
        items={writtenAreas.map((key) => ({ key, label: say(`area_${key}`) }))}
      />
      <ResourceList
        key={area}
        operation="article/translations"
        fixed={{ area, missing }}
        rowKey="subject_id"
        empty={say('translated')}
        filters={[
          { kind: 'flag', name: 'only_shown', label: say('only_shown'), yes: say('only_shown'), no: say('also_hidden'), width: 200 },
        ]}
        columns={[
          { name: 'subject_id', title: '#' },
          { name: 'title', title: say('text_title'), render: (row) => <SubjectLink row={row} /> },
        ]}
      />
    </>
  )
}

/** Where the things of an area are edited; one whose editor has a page of its own is named by this field of the address. */
const places: Record<Untranslated['area'], [path: string, name?: string]> = {
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
  exchange_item: ['/exchange'],
  game: ['/games/edit', 'game_id'],
  reward_rule: ['/rewards'],
  reward_task: ['/tasks'],
  store: ['/stores'],
}

/** To where it is edited. */
function SubjectLink({ row: { area, subject_id, title, page } }: { row: Untranslated }) {
  const [path, name] = places[area]
  return (
    <Link to={path as never} search={(name === undefined ? {} : { [name]: page ?? subject_id }) as never}>
      {title}
    </Link>
  )
}
