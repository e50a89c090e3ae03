import type { DraftBlock, DraftBlockKind } from '@longmall/contract/content-blocks.ts'
import type { ComposedPage } from '@longmall/contract/content-staff.ts'
import { Button, Empty, Grid, Skeleton } from 'antd'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { usePermissions } from '../../shell/call/permissions.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { AddBlock } from '../blocks/add-block.tsx'
import { changeBlock, insertAfter, newBlock, newKey } from '../draft/draft.ts'
import { type Draft, useDraft } from '../draft/use-draft.ts'
import { BlockForm } from '../form/block-form.tsx'
import { PreviewPane, type PreviewWidth } from '../preview/preview-pane.tsx'
import { usePageName } from '../use-page-name.ts'
import { PageButtons } from './page-buttons.tsx'
import { PageNotes } from './page-notes.tsx'
import { StaleDialog } from './stale-dialog.tsx'

// With the drag library, which no other screen needs.
const BlockList = lazy(async () => ({ default: (await import('../blocks/block-list.tsx')).BlockList }))

/** Blocks, the form of the selected one and the preview, side by side if the width allows. */
export function PageEditor({ page }: { page: ComposedPage }) {
  const t = useTranslations('composer')
  const nameOf = usePageName()
  const canEdit = usePermissions()('content/save_page')
  const draft = useDraft(page, canEdit)
  const { lg, xxl } = Grid.useBreakpoint()
  const [key, choose] = useState<string | null>(null)
  const [looked, look] = useState<number | null>(null)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const { blocks, problems, change } = draft
  const chosen = blocks.find((block) => block.key === key) ?? null
  useUndoKeys(draft)
  const add = (kind: DraftBlockKind) => {
    const block = newBlock(kind, newKey(blocks))
    change(insertAfter(blocks, block, key))
    choose(block.key)
  }
  const gridColumns = width === 'desk' ? 'minmax(0, 1.6fr)' : '392px'
  const columns = xxl ? `280px minmax(320px, 1fr) ${gridColumns}` : lg ? `minmax(0, 1fr) ${gridColumns}` : 'minmax(0, 1fr)'
  return (
    <>
      <PageHead title={nameOf(page)} lead={t('page_lead')}>
        <PageButtons page={page} draft={draft} canEdit={canEdit} onPreview={look} />
        <ToList to="/pages" />
      </PageHead>
      <PageNotes page={page} draft={draft} />
      <div style={{ display: 'grid', gridTemplateColumns: columns, gap: 16, alignItems: 'start' }}>
        {(xxl || !chosen) && (
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
            <Suspense fallback={<Skeleton active />}>
              <BlockList blocks={blocks} problems={problems} chosen={key} isFixed={!canEdit} onChoose={choose} onChange={change} />
            </Suspense>
            {canEdit && <AddBlock onAdd={add} />}
          </div>
        )}
        {chosen && <ChosenBlock draft={draft} chosen={chosen} isFixed={!canEdit} {...(!xxl && { onBack: () => choose(null) })} />}
        {xxl && !chosen && <Empty description={t('choose_block')} />}
        <div style={lg ? { position: 'sticky', top: 16, minWidth: 0 } : { minWidth: 0 }}>
          <PreviewPane
            page={page.page}
            published={looked}
            version={draft.version}
            chosen={chosen ? blocks.indexOf(chosen) + 1 : null}
            onChoose={(position) => choose(blocks[position - 1]?.key ?? null)}
            width={width}
            onWidth={setWidth}
            onClose={() => look(null)}
          />
        </div>
      </div>
      <StaleDialog draft={draft} />
    </>
  )
}

interface ChosenBlockProps {
  draft: Draft
  chosen: DraftBlock
  isFixed: boolean
  /** Returns to the list, where the form replaces it on narrow screens. */
  onBack?: () => void
}

function ChosenBlock({ draft, chosen, isFixed, onBack }: ChosenBlockProps) {
  const t = useTranslations('composer')
  return (
    <section style={{ minWidth: 0, background: '#fff', border: '1px solid #e9e9ef', borderRadius: 8, padding: 16 }}>
      {onBack && (
        <Button style={{ marginBottom: 12 }} onClick={onBack}>
          {t('all_blocks')}
        </Button>
      )}
      <BlockForm
        key={`${chosen.key} ${draft.revision}`}
        block={chosen}
        problems={draft.problems.filter((one) => one.key === chosen.key)}
        isFixed={isFixed}
        onChange={(block) => draft.change(changeBlock(draft.blocks, block), block.key)}
      />
    </section>
  )
}

/** Ctrl or ⌘ with Z undoes, with Shift redoes; text fields keep their native undo. */
function useUndoKeys({ undo, redo }: Draft) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]')
    if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.shiftKey) redo?.()
    else undo?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
