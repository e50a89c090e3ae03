import type { LayoutOptions, TreeItem } from '@longmall/ui/tree/layout-tree.ts'
import { TreeDrawing } from '@longmall/ui/tree/tree-drawing.tsx'
import { TreeList } from '@longmall/ui/tree/tree-list.tsx'
import { Alert, Button, Card, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../shell/language.tsx'
import './staff-tree.css'

export interface StaffTreeProps<Item extends TreeItem & { canOpen: boolean }> {
  title: string
  isList: boolean
  items: readonly Item[]
  hasMore: boolean
  layout: LayoutOptions
  more: (item: Item) => { text: string; label: string } | null
  card: (item: Item, isList: boolean) => ReactNode
  /** Beside the tree, about the selected node. */
  details: (item: Item) => ReactNode
  onOpen: (item: Item) => void
}

/** A tree with the details of its selected node: the top until another is chosen. */
export function StaffTree<Item extends TreeItem & { canOpen: boolean }>(props: StaffTreeProps<Item>) {
  const { title, isList, items, hasMore, layout, more, card, details, onOpen } = props
  const t = useTranslations('network')
  const [selected, select] = useState<number | null>(null)
  const chosen = items.find(({ id }) => id === selected) ?? items[0]
  const labels = {
    tree: title,
    keys: t('keys'),
    zoomIn: t('zoom_in'),
    zoomOut: t('zoom_out'),
    fit: t('fit'),
    freePlace: t('free_place'),
    takenPlace: t('taken_place'),
  }
  return (
    <div className="staff-tree">
      {hasMore && <Alert type="info" showIcon title={t('has_more')} />}
      <div className="staff-tree-parts">
        <div className="staff-tree-drawing">
          {isList ? (
            <TreeList label={title} items={items}>
              {(item) => (
                <Flex gap={4} className="staff-tree-row">
                  <button type="button" aria-current={item.id === chosen?.id ? 'true' : undefined} onClick={() => select(item.id)}>
                    {card(item, true)}
                  </button>
                  {item.canOpen && more(item) && (
                    <Button type="link" size="small" aria-label={more(item)?.label} onClick={() => onOpen(item)}>
                      {more(item)?.text}
                    </Button>
                  )}
                </Flex>
              )}
            </TreeList>
          ) : (
            <TreeDrawing
              items={items}
              layout={layout}
              labels={labels}
              selected={selected}
              onSelect={({ id }) => select(id)}
              more={more}
              onOpen={onOpen}
            >
              {(item) => card(item, false)}
            </TreeDrawing>
          )}
        </div>
        {chosen && (
          <Card size="small" className="staff-tree-details" role="status">
            {details(chosen)}
            {chosen.canOpen && (
              <Button style={{ marginTop: 12 }} onClick={() => onOpen(chosen)}>
                {t('open')}
              </Button>
            )}
          </Card>
        )}
      </div>
    </div>
  )
}
