import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { ComposedPage } from '@longmall/contract/content-staff.ts'
import { useMutation } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { mutation, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { cleanBlocks } from './clean-blocks.ts'
import { isSame } from './draft.ts'
import { startHistory, redo, pushHistory, undo } from './history.ts'
import { type BlockConflict, mergeBlocks, resolveConflicts } from './merge-blocks.ts'

/** Debounce of saving after a change, in ms. */
const saveDelayMs = 600

export interface Draft {
  blocks: DraftBlock[]
  problems: BlockProblem[]
  /** The version on the server. */
  version: number
  /** Incremented when blocks change other than by typing: forms are reset. */
  revision: number
  state: 'saved' | 'saving' | 'failed'
  failure: CallFailure | null
  change: (blocks: DraftBlock[], about?: string) => void
  undo: (() => void) | null
  redo: (() => void) | null
  retry: () => void
  /** Conflicts with another operator's save. */
  stale: { conflicts: BlockConflict[]; by: string | null } | null
  resolve: (takesTheirs: Record<string, boolean>) => void
  takeTheirs: () => void
}

interface Stale {
  theirs: ComposedPage
  merged: DraftBlock[]
  conflicts: BlockConflict[]
}

/** The draft of a page during editing: saves changes debounced, with undo and redo. */
export function useDraft(page: ComposedPage, canEdit: boolean): Draft {
  const [history, setHistory] = useState(() => startHistory(page.blocks))
  const [known, setKnown] = useState({ version: page.version, blocks: page.blocks, problems: page.problems })
  const [revision, setRevision] = useState(0)
  const [stale, setStale] = useState<Stale | null>(null)
  const saving = useMutation(mutation('content/save_page'))
  const isDirty = canEdit && !isSame(history.blocks, known.blocks)

  const load = (next: ComposedPage) => {
    setKnown({ version: next.version, blocks: next.blocks, problems: next.problems })
    setHistory(pushHistory(history, next.blocks, '', 0))
    setRevision(revision + 1)
  }
  // Another operator published, restored or changed it, and there are no unsaved changes here.
  if (!isDirty && !stale && page.version > known.version) load(page)

  const save = async (blocks: DraftBlock[]): Promise<boolean> => {
    try {
      const saved = await saving.mutateAsync({ page: page.page, version: known.version, blocks: cleanBlocks(blocks) })
      setKnown({ ...saved, blocks })
      queryClient.setQueryData(query('content/view_page', { page: page.page }).queryKey, (old) =>
        old ? { ...old, ...saved, blocks: cleanBlocks(blocks), has_draft: true } : old,
      )
      return true
    } catch (error) {
      if ((error as CallFailure).reason === 'content.page_changed') await compare(blocks)
      return false
    }
  }
  const compare = async (blocks: DraftBlock[]) => {
    const theirs = await queryClient.fetchQuery({ ...query('content/view_page', { page: page.page }), staleTime: 0 })
    // Published or scheduled meanwhile with the same blocks: no conflict.
    if (isSame(cleanBlocks(known.blocks), theirs.blocks)) rebase(blocks, theirs)
    else setStale({ theirs, ...mergeBlocks(known.blocks, blocks, theirs.blocks) })
  }
  const rebase = (next: DraftBlock[], { version, blocks: base, problems }: ComposedPage) => {
    setKnown({ version, blocks: base, problems })
    setHistory(pushHistory(history, next, '', 0))
    if (!isSame(next, history.blocks)) setRevision(revision + 1)
    setStale(null)
    saving.reset()
  }

  const saveNow = useEffectEvent((blocks: DraftBlock[]) => void save(blocks))
  const { blocks } = history
  const isWaiting = isDirty && !saving.isPending && !saving.isError && !stale
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => saveNow(blocks), saveDelayMs)
    return () => clearTimeout(timer)
  }, [isWaiting, blocks])
  useBlocker({
    enableBeforeUnload: () => isDirty,
    shouldBlockFn: async ({ current, next }) => isDirty && current.pathname !== next.pathname && !(await save(blocks)),
  })

  const applyHistory = (next: typeof history) => {
    setHistory(next)
    setRevision(revision + 1)
    saving.reset()
  }
  return {
    blocks,
    problems: known.problems,
    version: known.version,
    revision,
    state: saving.isError && !stale ? 'failed' : isDirty ? 'saving' : 'saved',
    failure: saving.error,
    change: (next, about = '') => {
      setHistory(pushHistory(history, next, about, Date.now()))
      if (about === '') setRevision(revision + 1)
      if (saving.isError) saving.reset()
    },
    undo: history.past.length > 0 ? () => applyHistory(undo(history)) : null,
    redo: history.future.length > 0 ? () => applyHistory(redo(history)) : null,
    retry: () => void save(blocks),
    stale: stale && { conflicts: stale.conflicts, by: stale.theirs.draft_by },
    resolve: (takesTheirs) => stale && rebase(resolveConflicts(stale.merged, stale.conflicts, takesTheirs), stale.theirs),
    takeTheirs: () => stale && rebase(stale.theirs.blocks, stale.theirs),
  }
}
