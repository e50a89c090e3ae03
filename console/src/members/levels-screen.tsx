import type { KeptLevel } from '@longmall/contract/member-staff.ts'
import { discountFigure } from '@longmall/phrases/discount-figure.ts'
import { Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import type { Values } from '../shell/form/field.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { ListExport } from '../shell/list/list-export.tsx'

/** The ladder of member levels: words, discount, free freight (CON-04, PRM-13). */
export function LevelsScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('member')
  const { language } = useConsoleLanguage()
  return (
    <>
      <PageHead title={menu('levels')} lead={say('levels_lead')}>
        <ListExport list="member/list_levels" />
      </PageHead>
      <Loaded query={query('member/list_levels', {})}>
        {({ list }) => (
          <Table<KeptLevel>
            rowKey="grade"
            size="small"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={list}
            columns={[
              { title: say('grade'), dataIndex: 'code' },
              { title: say('level_name'), render: (_, level) => textOf(level, language)?.name },
              { title: say('level_tag'), render: (_, level) => textOf(level, language)?.tag },
              {
                title: say('discount_share'),
                align: 'right',
                render: (_, { discount_permille: paid }) =>
                  paid === 1000 ? '–' : say('discount_off', { off: discountFigure(language, 1000 - paid) }),
              },
              { title: say('free_freight'), render: (_, { free_freight }) => frame(free_freight ? 'yes' : 'no') },
              { title: say('needs'), render: (_, level) => <Needs level={level} list={list} /> },
              { key: 'actions', fixed: 'end', render: (_, level) => <LevelEdit level={level} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

const textOf = ({ texts }: KeptLevel, language: string) =>
  texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'en-us')

function Needs({ level: { needs_grade, needs_count }, list }: { level: KeptLevel; list: readonly KeptLevel[] }) {
  const say = useWords('member')
  if (needs_grade === null || needs_count === null) return '–'
  return say('needs_referrals', { count: needs_count, code: list.find(({ grade }) => grade === needs_grade)?.code ?? needs_grade })
}

const partsOf = ({ grade, version, discount_permille, free_freight, texts }: KeptLevel): { initial: Values; fixed: Values } => ({
  initial: { discount_permille, free_freight, texts },
  fixed: { grade, version },
})

function LevelEdit({ level }: { level: KeptLevel }) {
  const frame = useWords()
  const say = useWords('member')
  return (
    <FormDrawer
      command="member/save_level"
      label={frame('edit')}
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
          label: say('discount'),
          minimum: 1,
          maximum: 1000,
          isRequired: true,
          help: say('discount_help'),
        },
        { kind: 'flag', name: 'free_freight', label: say('free_freight') },
        {
          kind: 'texts',
          name: 'texts',
          label: say('level_name'),
          parts: [
            { name: 'name', label: say('level_name'), maximum: 40 },
            { name: 'tag', label: say('level_tag'), maximum: 40, isOptional: true },
            { name: 'condition', label: say('level_condition'), maximum: 200, kind: 'area', isOptional: true },
          ],
        },
      ]}
    />
  )
}
