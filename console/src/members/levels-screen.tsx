import type { StaffLevel } from '@longmall/contract/member-staff.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import type { Values } from '../shell/form/field.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { ListExport } from '../shell/list/list-export.tsx'

/** Member levels: texts, discount, free freight (CON-04, PRM-13). */
export function LevelsScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('member')
  const { language } = useConsoleLanguage()
  return (
    <>
      <PageHead title={tMenu('levels')} lead={t('levels_lead')}>
        <ListExport list="member/list_levels" />
      </PageHead>
      <Loaded query={query('member/list_levels', {})}>
        {({ list }) => (
          <Table<StaffLevel>
            rowKey="grade"
            size="small"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={list}
            columns={[
              { title: t('grade'), dataIndex: 'code' },
              { title: t('level_name'), render: (_, level) => textOf(level, language)?.name },
              { title: t('level_tag'), render: (_, level) => textOf(level, language)?.tag },
              {
                title: t('discount_share'),
                align: 'right',
                render: (_, { discount_permille: paid }) =>
                  paid === 1000 ? '–' : t('discount_off', { off: discountFigure(language, 1000 - paid) }),
              },
              { title: t('free_freight'), render: (_, { free_freight }) => tCommon(free_freight ? 'yes' : 'no') },
              { title: t('needs'), render: (_, level) => <Needs level={level} list={list} /> },
              { key: 'actions', fixed: 'end', render: (_, level) => <LevelEdit level={level} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

const textOf = ({ texts }: StaffLevel, language: string) =>
  texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'en-us')

function Needs({ level: { needs_grade, needs_count }, list }: { level: StaffLevel; list: readonly StaffLevel[] }) {
  const t = useTranslations('member')
  if (needs_grade === null || needs_count === null) return '–'
  return t('needs_referrals', { count: needs_count, code: list.find(({ grade }) => grade === needs_grade)?.code ?? needs_grade })
}

const partsOf = ({ grade, version, discount_permille, free_freight, texts }: StaffLevel): { initial: Values; fixed: Values } => ({
  initial: { discount_permille, free_freight, texts },
  fixed: { grade, version },
})

function LevelEdit({ level }: { level: StaffLevel }) {
  const tCommon = useTranslations()
  const t = useTranslations('member')
  return (
    <FormDrawer
      command="member/save_level"
      label={tCommon('edit')}
      title={level.code}
      type="link"
      {...partsOf(level)}
      fresh={async () => {
        const { list } = await queryClient.fetchQuery({ ...query('member/list_levels', {}), staleTime: 0 })
        return partsOf(list.find(({ grade }) => grade === level.grade) ?? level)
      }}
      shape={(values) => ({ ...values, texts: (values.texts as Values[]).map((text) => ({ tag: '', condition: '', ...text })) })}
      fields={[
        {
          kind: 'number',
          name: 'discount_permille',
          label: t('discount'),
          minimum: 1,
          maximum: 1000,
          isRequired: true,
          help: t('discount_help'),
        },
        { kind: 'flag', name: 'free_freight', label: t('free_freight') },
        {
          kind: 'texts',
          name: 'texts',
          label: t('level_name'),
          parts: [
            { name: 'name', label: t('level_name'), maximum: 40 },
            { name: 'tag', label: t('level_tag'), maximum: 40, isOptional: true },
            { name: 'condition', label: t('level_condition'), maximum: 200, kind: 'area', isOptional: true },
          ],
        },
      ]}
    />
  )
}
