import type { CategoryNode } from '@longmall/contract/catalogue-tree-staff.ts'
import { Link } from '@tanstack/react-router'
import { App, Flex } from 'antd'
import { useMay } from '../../shell/call/may.ts'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import type { Place } from './categories-screen.tsx'
import { CategoryForm } from './category-form.tsx'
import { MoveButtons } from '../move-buttons.tsx'
import { nameIn, siblingsOf } from './tree-of.ts'

const countedTo = 1000

/** A category in the tree with all that can be done with it; every move by buttons too. */
export function CategoryRow({ list, category, onPlace }: { list: readonly CategoryNode[]; category: CategoryNode; onPlace: Place }) {
  const say = useWords('tree')
  const common = useWords()
  const { message } = App.useApp()
  const { language } = useConsoleLanguage()
  const may = useMay()
  const { category_id, version, parent_id, level, is_shown, goods_count } = category
  const name = nameIn(category.texts, language)
  const tell = ({ work_id }: { work_id: number | null }) => void (work_id !== null && message.info(say('following')))
  const beside = siblingsOf(list, parent_id)
  const own = beside.findIndex((one) => one.category_id === category_id)
  const others = list.filter((one) => one.category_id !== category_id)
  const options = others.map((one) => ({ value: one.category_id, label: `${'– '.repeat(one.level - 1)}${nameIn(one.texts, language)}` }))
  return (
    <Flex gap={8} align="center" wrap style={{ padding: '4px 0' }}>
      <strong style={{ fontWeight: level === 1 ? 600 : 400 }}>{name}</strong>
      {!is_shown && <StateTag tone="plain">{say('hidden')}</StateTag>}
      <Link to="/goods" search={{ category_id } as never}>
        <GoodsCount count={goods_count} />
      </Link>
      <span style={{ flex: 1 }} />
      {may('catalogue/place_category') && (
        <MoveButtons name={name} place={own} last={beside.length - 1} onMove={(place) => onPlace(category, { parent_id, place })} />
      )}
      {level < 3 && <CategoryForm parent_id={category_id} type="link" />}
      <CategoryForm category={category} type="link" />
      <ActionButton
        command="catalogue/place_category"
        input={{ category_id, version, place: 0 }}
        label={say('move')}
        type="link"
        asks={say('move_asks')}
        initial={parent_id === null ? {} : { parent_id }}
        fields={[
          {
            kind: 'choice',
            name: 'parent_id',
            label: say('under'),
            help: say('top_level'),
            options: options.filter(({ value }) => fitsAbove(list, value)),
          },
        ]}
        onDone={tell}
      />
      <ActionButton
        command="catalogue/remove_category"
        input={{ category_id, version }}
        label={common('remove')}
        type="link"
        isDanger
        asks={say('remove_asks')}
        fields={[{ kind: 'choice', name: 'move_to', label: say('move_to'), options }]}
        onDone={tell}
      />
    </Flex>
  )
}

const fitsAbove = (list: readonly CategoryNode[], category_id: number) =>
  (list.find((one) => one.category_id === category_id)?.level ?? 3) < 3

/** Goods on the shelf, counted to a thousand. */
export function GoodsCount({ count }: { count: number }) {
  const say = useWords('tree')
  const { count: shown } = useFormat()
  return <>{count >= countedTo ? say('goods_capped') : say('goods', { count: Number(shown(count)) })}</>
}
