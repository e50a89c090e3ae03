import { Flex } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { BoxNavigation } from '../box-navigation.tsx'
import { PlanDrawer } from './plan-drawer.tsx'

/** Run plans: how many days a device mines, and how much a day (AST-15). */
export function PlansScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('box')
  const { count, money } = useFormat()
  return (
    <>
      <PageHead title={t('tab_plans')} lead={t('plans_lead')}>
        <PlanDrawer label={t('add_plan')} type="primary" />
      </PageHead>
      <BoxNavigation />
      <ResourceList
        operation="box/plans"
        rowKey="plan_id"
        isCards
        empty={t('plans_empty')}
        actions={(plan) => <PlanDrawer label={tCommon('edit')} plan={plan} />}
        filters={[{ kind: 'flag', name: 'is_active', label: tCommon('state'), yes: t('plan_active'), no: t('plan_inactive') }]}
        columns={[
          { name: 'name', title: t('plan') },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ is_active, is_default }) => (
              <Flex gap={4} wrap>
                <StateTag tone={is_active ? 'success' : 'default'}>{t(is_active ? 'plan_active' : 'plan_inactive')}</StateTag>
                {is_default && <StateTag tone="processing">{t('plan_default')}</StateTag>}
              </Flex>
            ),
          },
          { name: 'term_days', title: t('term'), align: 'right', render: ({ term_days }) => t('days', { count: term_days }) },
          { name: 'daily_rate', title: t('rate'), align: 'right', render: ({ daily_rate }) => money(daily_rate, 'ACC') },
          { name: 'sku_ids', title: t('skus'), align: 'right', render: ({ sku_ids }) => count(sku_ids.length) },
          {
            name: 'box_count',
            title: t('sold'),
            align: 'right',
            render: ({ plan_id, box_count }) => (
              <RecordLink to="/boxes" search={{ plan_id }}>
                {count(box_count)}
              </RecordLink>
            ),
          },
          { name: 'position', title: t('position'), sort: 'position', align: 'right' },
        ]}
      />
    </>
  )
}
