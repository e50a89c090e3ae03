import type { CategoryNode } from '@longmall/contract/catalogue-tree-staff.ts'
import { Link } from '@tanstack/react-router'
import { App, Flex } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import type { MoveCategory } from './categories-screen.tsx'
import { CategoryForm } from './category-form.tsx'
import { MoveButtons } from '../move-buttons.tsx'
import { nameIn, siblingsOf } from './tree-of.ts'

const maxCounted = 1000

/** A category in the tree with its actions, including moves by buttons. */
export function CategoryRow({ list, category, onMove }: { list: readonly CategoryNode[]; category: CategoryNode; onMove: MoveCategory }) {
  const t = useTranslations('tree')
  const tCommon = useTranslations()
  const { message } = App.useApp()
  const { language } = useConsoleLanguage()
  const can = usePermissions()
  const { category_id, version, parent_id, level, is_shown, goods_count } = category
  const name = nameIn(category.texts, language)
  const showWorkNotice = ({ work_id }: { work_id: number | null }) => void (work_id !== null && message.info(t('background_job')))
  const siblings = siblingsOf(list, parent_id)
  const own = siblings.findIndex((one) => one.category_id === category_id)
  const others = list.filter((one) => one.category_id !== category_id)
  const options = others.map((one) => ({ value: one.category_id, label: `${'– '.repeat(one.level - 1)}${nameIn(one.texts, language)}` }))
  return (
    <Flex gap={8} align="center" wrap style={{ padding: '4px 0' }}>
      <strong style={{ fontWeight: level === 1 ? 600 : 400 }}>{name}</strong>
      {!is_shown && <StateTag tone="default">{t('hidden')}</StateTag>}
      <Link to="/goods" search={{ category_id } as never}>
        <GoodsCount count={goods_count} />
      </Link>
      <span style={{ flex: 1 }} />
      {can('catalogue/move_category') && (
        <MoveButtons name={name} index={own} last={siblings.length - 1} onMove={(position) => onMove(category, { parent_id, position })} />
      )}
      {level < 3 && <CategoryForm parent_id={category_id} type="link" />}
      <CategoryForm category={category} type="link" />
      <ActionButton
        command="catalogue/move_category"
        input={{ category_id, version, position: 0 }}
        label={t('move')}
        type="link"
        question={t('move_confirm')}
        initial={parent_id === null ? {} : { parent_id }}
        fields={[
          {
            kind: 'choice',
            name: 'parent_id',
            label: t('parent_category'),
            help: t('top_level'),
            options: options.filter(({ value }) => fitsAbove(list, value)),
          },
        ]}
        onDone={showWorkNotice}
      />
      <ActionButton
        command="catalogue/remove_category"
        input={{ category_id, version }}
        label={tCommon('remove')}
        type="link"
        isDanger
        question={t('remove_confirm')}
        fields={[{ kind: 'choice', name: 'move_to', label: t('move_to'), options }]}
        onDone={showWorkNotice}
      />
    </Flex>
  )
}

const fitsAbove = (list: readonly CategoryNode[], category_id: number) =>
  (list.find((one) => one.category_id === category_id)?.level ?? 3) < 3

/** Listed goods, counted to a thousand. */
export function GoodsCount({ count }: { count: number }) {
  const t = useTranslations('tree')
  const { count: shown } = useFormat()
  return <>{count >= maxCounted ? t('goods_at_least') : t('goods', { count: Number(shown(count)) })}</>
}
