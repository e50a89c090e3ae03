import type { StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Alert } from 'antd'
import { useState } from 'react'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { useGoodsFields } from './goods-fields.tsx'
import { sections } from './goods-sections.tsx'
import { blankGoods, formOf, inputOf } from './to-form.ts'

/** One goods, complete: new or existing (CON-02). */
export function GoodsEditScreen() {
  const t = useTranslations('goods')
  const search: Record<string, unknown> = useSearch({ strict: false })
  const goods_id = typeof search.goods_id === 'number' ? search.goods_id : null
  if (goods_id !== null)
    return <Loaded query={query('catalogue/staff_view', { goods_id })}>{(goods) => <EditedGoods key={goods_id} loaded={goods} />}</Loaded>
  return (
    <>
      <PageHead title={t('new_goods')}>
        <ToList to="/goods" />
      </PageHead>
      <NewGoods />
    </>
  )
}

function NewGoods() {
  const navigate = useNavigate()
  return (
    <ResourceForm
      command="catalogue/save_goods"
      fields={useGoodsFields(null)}
      initial={blankGoods()}
      shape={(values) => inputOf(values)}
      layout={sections}
      onSaved={({ goods_id }) => void navigate({ to: '/goods/edit', search: { goods_id } as never, replace: true })}
    />
  )
}

const fixedOf = ({ goods_id, version }: StaffGoods) => ({ goods_id, version })
const refetchGoods = async (goods_id: number) => {
  const theirs = await queryClient.fetchQuery({ ...query('catalogue/staff_view', { goods_id }), staleTime: 0 })
  return { initial: formOf(theirs), fixed: fixedOf(theirs) }
}

/** The loaded, later the saved version: a save by another operator meanwhile is detected when this one saves. */
function EditedGoods({ loaded }: { loaded: StaffGoods }) {
  const t = useTranslations('goods')
  const can = usePermissions()
  const { language } = useConsoleLanguage()
  const [goods, setGoods] = useState(loaded)
  const { goods_id, version, is_listed, texts } = goods
  const named = texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'en-us')
  return (
    <>
      <PageHead title={named?.name ?? `#${goods_id}`} lead={`#${goods_id}`}>
        <StateTag tone={is_listed ? 'success' : 'default'}>{is_listed ? t('listed') : t('unlisted')}</StateTag>
        {can('catalogue/stock_moves') && (
          <LinkButton to="/stock" search={{ goods_id }}>
            {t('stock_moves')}
          </LinkButton>
        )}
        <ToList to="/goods" />
      </PageHead>
      {!can('catalogue/save_goods') && <Alert type="info" showIcon title={t('read_only')} style={{ marginBottom: 16 }} />}
      <ResourceForm
        key={version}
        command="catalogue/save_goods"
        fields={useGoodsFields(goods)}
        initial={formOf(goods)}
        fixed={fixedOf(goods)}
        fresh={() => refetchGoods(goods_id)}
        shape={(values) => inputOf(values)}
        layout={sections}
        onSaved={setGoods}
      />
    </>
  )
}
