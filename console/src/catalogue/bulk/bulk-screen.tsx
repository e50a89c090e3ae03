import type { GoodsChange } from '@longmall/contract/catalogue-tree-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Alert, Flex, Typography } from 'antd'
import { useRef, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { ActionButton } from '../../shell/form/action-button.tsx'
import type { Values } from '../../shell/form/field.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { WorkCard } from '../../work/work-card.tsx'
import { changeFields, chosenFields } from './bulk-fields.ts'
import { changeOf } from './change-of.ts'

interface BulkRequest extends Values {
  change: GoodsChange
}

/** Bulk edit of goods: a dry run first, then applied as shown (CON-02). `goods_ids` of the address: the selected goods. */
export function BulkScreen() {
  const t = useTranslations('bulk')
  const tWork = useTranslations('work')
  const goods_ids = useChosenIds()
  const { categories = [], brands = [], freight_templates = [] } = useQuery(query('catalogue/staff_choices', {})).data ?? {}
  const options = {
    categories: categories.map(({ category_id, category_name, level }) => ({
      value: category_id,
      label: `${'– '.repeat(level - 1)}${category_name}`,
    })),
    brands: brands.map(({ brand_id, brand_name }) => ({ value: brand_id, label: brand_name })),
    freight: freight_templates.map(({ freight_template_id, template_name }) => ({ value: freight_template_id, label: template_name })),
  }
  const sent = useRef<BulkRequest>(null)
  // The current dry run and its input: only that input can be applied.
  const [dryRun, setDryRun] = useState<{ work_id: number; request: BulkRequest } | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const shape = (values: Values): Values => {
    const chosen = goods_ids.length ? { goods_ids } : chosenOf(values)
    const next = { ...chosen, change: changeOf(values) }
    sent.current = next
    return { ...next, dry_run: true }
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <ToList to="/goods" />
      </PageHead>
      <ResourceForm
        command="catalogue/bulk_edit"
        fields={[...(goods_ids.length ? [] : chosenFields(t, options)), ...changeFields(t, options)]}
        initial={{ kind: 'listing', to: 'on', direction: 'up' }}
        shape={shape}
        saveLabel={t('dry_run')}
        doneLabel={tWork('started')}
        onSaved={({ work_id }) => {
          setDryRun({ work_id, request: sent.current! })
          setDone(null)
        }}
      >
        {goods_ids.length ? (
          <Typography.Paragraph strong>{t('selected', { count: goods_ids.length })}</Typography.Paragraph>
        ) : (
          <Alert type="warning" showIcon title={t('all_products')} style={{ marginBottom: 16 }} />
        )}
      </ResourceForm>
      <Flex vertical gap={16} style={{ marginTop: 24 }}>
        {dryRun !== null && (
          <WorkCard key={dryRun.work_id} work_id={dryRun.work_id}>
            {({ state }) =>
              state === 'done' &&
              done === null && (
                <ActionButton
                  command="catalogue/bulk_edit"
                  input={{ ...dryRun.request, dry_run: false }}
                  label={t('apply')}
                  question={t('apply_confirm')}
                  type="primary"
                  onDone={({ work_id }) => setDone(work_id)}
                />
              )
            }
          </WorkCard>
        )}
        {done !== null && <WorkCard key={done} work_id={done} />}
      </Flex>
    </>
  )
}

/** Filters of the form as the command's input. */
function chosenOf({ category_id, brand_id, shelf, price_from, price_to, freight_template_id }: Values): Values {
  const all = {
    category_id,
    brand_id,
    price_from,
    price_to,
    freight_template_id,
    is_listed: shelf === undefined ? undefined : shelf === 'on',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function useChosenIds(): number[] {
  const { goods_ids } = useSearch({ strict: false }) as { goods_ids?: unknown }
  const ids = Array.isArray(goods_ids) ? goods_ids : String(goods_ids ?? '').split(',')
  return ids.map(Number).filter((id) => Number.isInteger(id) && id > 0)
}
