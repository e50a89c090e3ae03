import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Empty } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import { moveBlock } from '../draft/draft.ts'
import { BlockItem } from './block-item.tsx'

export interface BlockListProps {
  blocks: DraftBlock[]
  problems: readonly BlockProblem[]
  chosen: string | null
  isFixed: boolean
  onChoose: (key: string) => void
  onChange: (blocks: DraftBlock[]) => void
}

/** The blocks of a page in order, sortable by mouse, touch or keyboard. */
export function BlockList({ blocks, problems, chosen, isFixed, onChoose, onChange }: BlockListProps) {
  const t = useTranslations('composer')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const positionOf = (key: unknown) => blocks.findIndex((block) => block.key === key) + 1
  const nameOf = (key: unknown) => {
    const block = blocks.find((one) => one.key === key)
    return block ? t(`block_${block.kind}`) : ''
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag_start', { name: nameOf(active.id), place: positionOf(active.id) }),
    onDragOver: ({ active, over }) => t('drag_over', { name: nameOf(active.id), place: positionOf(over?.id) }),
    onDragEnd: ({ active, over }) => t('drag_end', { name: nameOf(active.id), place: positionOf(over?.id) }),
    onDragCancel: ({ active }) => t('drag_cancelled', { name: nameOf(active.id) }),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(moveBlock(blocks, String(active.id), String(over.id)))
  }
  if (blocks.length === 0) return <Empty description={t('no_blocks')} />
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag_help') } }}
      onDragEnd={drop}
    >
      <SortableContext items={blocks.map(({ key }) => key)} strategy={verticalListSortingStrategy} disabled={isFixed}>
        <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
          {blocks.map((block) => (
            <BlockItem
              key={block.key}
              block={block}
              blocks={blocks}
              problems={problems.filter(({ key }) => key === block.key)}
              isChosen={block.key === chosen}
              isFixed={isFixed}
              onChoose={() => onChoose(block.key)}
              onChange={onChange}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
