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
import { useWords } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { WorkCard } from '../../work/work-card.tsx'
import { changeFields, chosenFields } from './bulk-fields.ts'
import { changeOf } from './change-of.ts'

interface Asked extends Values {
  change: GoodsChange
}

/** Changes many goods: a dry run first, then the same as it was shown (CON-02). `goods_ids` of the address: those that were ticked. */
export function BulkScreen() {
  const say = useWords('bulk')
  const work = useWords('work')
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
  const sent = useRef<Asked>(null)
  // The dry run that is shown, and what it was asked: only that is then done.
  const [dry, setDry] = useState<{ work_id: number; asked: Asked } | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const shape = (values: Values): Values => {
    const chosen = goods_ids.length ? { goods_ids } : chosenOf(values)
    const next = { ...chosen, change: changeOf(values) }
    sent.current = next
    return { ...next, dry_run: true }
  }
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <ToList to="/goods" />
      </PageHead>
      <ResourceForm
        command="catalogue/bulk_edit"
        fields={[...(goods_ids.length ? [] : chosenFields(say, options)), ...changeFields(say, options)]}
        initial={{ what: 'shelf', to: 'on', direction: 'up' }}
        shape={shape}
        saveLabel={say('dry_run')}
        doneLabel={work('started')}
        onSaved={({ work_id }) => {
          setDry({ work_id, asked: sent.current! })
          setDone(null)
        }}
      >
        {goods_ids.length ? (
          <Typography.Paragraph strong>{say('chosen', { count: goods_ids.length })}</Typography.Paragraph>
        ) : (
          <Alert type="warning" showIcon title={say('all_of_them')} style={{ marginBottom: 16 }} />
        )}
      </ResourceForm>
      <Flex vertical gap={16} style={{ marginTop: 24 }}>
        {dry !== null && (
          <WorkCard key={dry.work_id} work_id={dry.work_id}>
            {({ state }) =>
              state === 'done' &&
              done === null && (
                <ActionButton
                  command="catalogue/bulk_edit"
                  input={{ ...dry.asked, dry_run: false }}
                  label={say('apply')}
                  asks={say('apply_asks')}
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

/** Filters of the form as the command takes them. */
function chosenOf({ category_id, brand_id, shelf, price_from, price_to, freight_template_id }: Values): Values {
  const all = {
    category_id,
    brand_id,
    price_from,
    price_to,
    freight_template_id,
    is_on_shelf: shelf === undefined ? undefined : shelf === 'on',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function useChosenIds(): number[] {
  const { goods_ids } = useSearch({ strict: false }) as { goods_ids?: unknown }
  const ids = Array.isArray(goods_ids) ? goods_ids : String(goods_ids ?? '').split(',')
  return ids.map(Number).filter((id) => Number.isInteger(id) && id > 0)
}
