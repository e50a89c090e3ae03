import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import type { ReactNode } from 'react'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { toast } from '../../shell/toast.ts'
import { LineSkeletons } from '../card/card-skeletons.tsx'
import { footprintKey } from './footprint-days.ts'
import { KeptRow } from './kept-row.tsx'
import { ManageBar, ManageButton } from './manage-bar.tsx'
import { useDayWords } from './use-day-words.ts'
import { footprints, useRemoveFootprints } from './use-remove-footprints.ts'
import { useSelection } from './use-selection.ts'

/** The goods a member looked at, by day, newest first; some or all of them can be forgotten (CAT-10). */
export function FootprintsScreen() {
  const say = usePhrases('catalogue')
  const dayWords = useDayWords()
  const selection = useSelection()
  const { data } = useInfiniteQuery(footprints)
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  const remove = useRemoveFootprints()

  const ask = async (title: string, run: () => Promise<void>) => {
    if (!(await confirm({ title, text: say('cannot_undo'), danger: true, confirmLabel: say('remove') }))) return
    await run()
    selection.end()
    toast(say('removed'), { icon: 'success' })
  }
  // What failed was said by the call itself.
  const removeSome = () =>
    void ask(say('remove_footprints_question', { count: selection.keys.size }), () => remove.some(selection.keys)).catch(() => undefined)
  const removeAll = () => void ask(say('clear_footprints_question'), remove.all).catch(() => undefined)
  return (
    <>
      <PageHeader
        title={say('footprints')}
        fallback="/v2/member/index/index"
        action={
          (rows.length > 0 || selection.managing) && (
            <Actions managing={selection.managing} onClear={removeAll} manage={<ManageButton selection={selection} />} />
          )
        }
      />
      <div className="flex-1 p-3">
        <EndlessList query={footprints} keyOf={footprintKey} gap={10} pull skeleton={<LineSkeletons />} empty={<NoFootprints />}>
          {(row, index) => (
            <>
              {row.day !== rows[index - 1]?.day && <h2 className="px-1 pb-2 text-14 font-semibold text-strong">{dayWords(row.day)}</h2>}
              <KeptRow rowKey={footprintKey(row)} goods={row.goods} selection={selection} />
            </>
          )}
        </EndlessList>
      </div>
      <BackToTop />
      {selection.managing && <ManageBar all={rows.map(footprintKey)} selection={selection} busy={remove.busy} onRemove={removeSome} />}
    </>
  )
}

function Actions({ managing, onClear, manage }: { managing: boolean; onClear: () => void; manage: ReactNode }) {
  const say = usePhrases('catalogue')
  return (
    <>
      {!managing && (
        <IconButton className="text-quiet" label={say('clear_all')} icon={<Trash2 size={18} aria-hidden />} onClick={onClear} />
      )}
      {manage}
    </>
  )
}

function NoFootprints() {
  const say = usePhrases('catalogue')
  return (
    <EmptyState
      title={say('no_footprints')}
      text={say('no_footprints_text')}
      action={
        <Link to="/v2/index/index/index" className={buttonClass({ look: 'soft' })}>
          {say('look_around')}
        </Link>
      }
    />
  )
}
