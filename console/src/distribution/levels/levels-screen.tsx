import type { StaffDistributorLevel } from '@longmall/contract/distribution-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { Flex } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { DistributionHead } from '../distribution-head.tsx'
import { useShare } from '../rates/use-share.ts'
import { LevelDrawer } from './level-drawer.tsx'
import { levelName } from './level-name.ts'

/** Levels of distributors with their rates and conditions (DST-06, CON-04). */
export function LevelsScreen() {
  const t = useTranslations('distribution')
  return (
    <>
      <DistributionHead lead={t('levels_lead')}>
        <LevelDrawer label={t('level_add')} type="primary" />
      </DistributionHead>
      <Loaded query={query('distribution/list_levels', {})}>{({ list }) => <Levels list={list} />}</Loaded>
    </>
  )
}

function Levels({ list }: { list: readonly StaffDistributorLevel[] }) {
  const t = useTranslations('distribution')
  const { language } = useConsoleLanguage()
  const { count } = useFormat()
  const { rates } = useShare()
  return (
    <WideTable<StaffDistributorLevel>
      label={t('tab_levels')}
      rowKey="level_id"
      dataSource={list}
      columns={[
        {
          title: t('level'),
          render: (_, level) => (
            <Flex gap={8} align="center">
              {levelName(level, language)}
              {level.is_first && <StateTag tone="processing">{t('level_first')}</StateTag>}
            </Flex>
          ),
        },
        { title: t('rates_short'), align: 'right', render: (_, level) => rates(level.rates) },
        { title: t('conditions'), render: (_, level) => <Conditions level={level} /> },
        {
          title: t('distributors'),
          align: 'right',
          render: (_, { level_id, distributors }) => (
            <RecordLink to="/distribution/distributors" search={{ level_id }}>
              {count(distributors)}
            </RecordLink>
          ),
        },
        { title: '', key: 'actions', align: 'right', render: (_, level) => <LevelActions level={level} /> },
      ]}
    />
  )
}

function Conditions({ level: { is_first, conditions } }: { level: StaffDistributorLevel }) {
  const t = useTranslations('distribution')
  const { money } = useFormat()
  const { orders, sales, members } = conditions
  const conditionTexts = [
    ...(orders > 0 ? [t('condition_orders_short', { count: orders })] : []),
    ...(Number(sales) > 0 ? [t('condition_sales_short', { amount: money(sales) })] : []),
    ...(members > 0 ? [t('condition_members_short', { count: members })] : []),
  ]
  return is_first || conditionTexts.length === 0 ? t('conditions_none') : conditionTexts.join(' · ')
}

function LevelActions({ level }: { level: StaffDistributorLevel }) {
  const t = useTranslations('distribution')
  const { language } = useConsoleLanguage()
  const { level_id, version, is_first, distributors } = level
  return (
    <Flex justify="end">
      <LevelDrawer label={t('edit')} level={level} />
      {!is_first && (
        <ActionButton
          command="distribution/remove_level"
          input={{ level_id, version }}
          label={t('level_remove')}
          type="link"
          isDanger
          isDisabled={distributors > 0}
          question={t('level_remove_confirm', { name: levelName(level, language) })}
        />
      )}
    </Flex>
  )
}
