import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button, Dropdown, Tag, Tooltip } from 'antd'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { duplicateBlock, hideBlock, removeBlock } from '../draft/draft.ts'
import { countItems, firstText, missingLanguages, problemText } from './block-texts.ts'

export interface BlockItemProps {
  block: DraftBlock
  blocks: DraftBlock[]
  problems: readonly BlockProblem[]
  isChosen: boolean
  isFixed: boolean
  onChoose: () => void
  onChange: (blocks: DraftBlock[]) => void
}

/** A block in the list: drag handle, kind, marks, and actions. */
export function BlockItem({ block, blocks, problems, isChosen, isFixed, onChoose, onChange }: BlockItemProps) {
  const t = useTranslations('composer')
  const { language } = useConsoleLanguage()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: block.key,
    attributes: { roleDescription: t('drag_role') },
  })
  const { key, kind, is_hidden } = block
  const name = t(`block_${kind}`)
  const count = countItems(block)
  const missing = missingLanguages(block)
  const errors = problems.filter(({ is_error }) => is_error)
  const warnings = problems.filter(({ is_error }) => !is_error)
  const explain = (list: readonly BlockProblem[]) => [...new Set(list.map((one) => problemText(one, t)))].join(' · ')
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        display: 'flex',
        alignItems: 'start',
        gap: 4,
        padding: '6px 4px',
        background: '#fff',
        border: `1px solid ${isChosen ? 'var(--ant-color-primary, currentColor)' : '#e9e9ef'}`,
        borderRadius: 8,
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: '0 4px 12px rgb(0 0 0 / 16%)' }),
      }}
    >
      {!isFixed && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('drag', { name })}
          style={{ border: 0, background: 'none', cursor: 'grab', padding: '4px 6px', touchAction: 'none', color: '#5c5c69' }}
        >
          <span aria-hidden>⠿</span>
        </button>
      )}
      <button
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        style={{
          flex: 1,
          minWidth: 0,
          border: 0,
          background: 'none',
          padding: '2px 0',
          textAlign: 'start',
          cursor: 'pointer',
          font: 'inherit',
        }}
      >
        <span style={{ display: 'block', fontWeight: 600, ...(is_hidden && { color: '#5c5c69' }) }}>
          {name}
          {count !== undefined && <span style={{ fontWeight: 400, color: '#5c5c69' }}> · {count}</span>}
        </span>
        <span style={{ display: 'block', color: '#5c5c69', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {firstText(block, language)}
        </span>
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {is_hidden && <Tag>{t('hidden')}</Tag>}
          {(block.visible_from !== null || block.visible_until !== null) && <Tag color="processing">{t('scheduled')}</Tag>}
          {errors.length > 0 && (
            <Tooltip title={explain(errors)}>
              <Tag color="error">{t('errors', { count: errors.length })}</Tag>
            </Tooltip>
          )}
          {warnings.length > 0 && (
            <Tooltip title={explain(warnings)}>
              <Tag color="warning">{explain(warnings)}</Tag>
            </Tooltip>
          )}
          {missing.length > 0 && <Tag color="warning">{t('untranslated', { languages: missing.join(', ') })}</Tag>}
        </span>
      </button>
      {!isFixed && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'copy', label: t('duplicate'), onClick: () => onChange(duplicateBlock(blocks, key)) },
              { key: 'hide', label: t(is_hidden ? 'show' : 'hide'), onClick: () => onChange(hideBlock(blocks, key)) },
              { key: 'remove', label: t('remove'), danger: true, onClick: () => onChange(removeBlock(blocks, key)) },
            ],
          }}
        >
          <Button type="text" size="small" aria-label={t('more_actions', { name })}>
            ⋯
          </Button>
        </Dropdown>
      )}
    </li>
  )
}
