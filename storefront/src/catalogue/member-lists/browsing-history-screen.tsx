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
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { LineSkeletons } from '../card/card-skeletons.tsx'
import { historyKey } from './history-days.ts'
import { SelectableRow } from './selectable-row.tsx'
import { ManageBar, ManageButton } from './manage-bar.tsx'
import { useDayLabel } from './use-day-label.ts'
import { historyPages, useRemoveHistory } from './use-remove-history.ts'
import { useSelection } from './use-selection.ts'

/** The goods a member looked at, by day, newest first; some or all of them can be forgotten (CAT-10). */
export function BrowsingHistoryScreen() {
  const t = useTranslations('catalogue')
  const dayLabel = useDayLabel()
  const selection = useSelection()
  const { data } = useInfiniteQuery(historyPages)
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  const remove = useRemoveHistory()

  const confirmThen = async (title: string, run: () => Promise<void>) => {
    if (!(await confirm({ title, text: t('cannot_undo'), danger: true, confirmLabel: t('remove') }))) return
    await run()
    selection.end()
    toast(t('removed'), { icon: 'success' })
  }
  // The call itself shows the failure.
  const removeSome = () =>
    void confirmThen(t('remove_browsing_history_question', { count: selection.keys.size }), () => remove.some(selection.keys)).catch(
      () => undefined,
    )
  const removeAll = () => void confirmThen(t('clear_browsing_history_question'), remove.all).catch(() => undefined)
  return (
    <>
      <PageHeader
        title={t('browsing_history')}
        fallback="/v2/member/index/index"
        action={
          (rows.length > 0 || selection.managing) && (
            <Actions managing={selection.managing} onClear={removeAll} manage={<ManageButton selection={selection} />} />
          )
        }
      />
      <div className="flex-1 p-3">
        <EndlessList query={historyPages} keyOf={historyKey} gap={10} pull skeleton={<LineSkeletons />} empty={<EmptyHistory />}>
          {(row, index) => (
            <>
              {row.day !== rows[index - 1]?.day && <h2 className="px-1 pb-2 text-14 font-semibold text-strong">{dayLabel(row.day)}</h2>}
              <SelectableRow rowKey={historyKey(row)} goods={row.goods} selection={selection} />
            </>
          )}
        </EndlessList>
      </div>
      <BackToTop />
      {selection.managing && <ManageBar all={rows.map(historyKey)} selection={selection} busy={remove.busy} onRemove={removeSome} />}
    </>
  )
}

function Actions({ managing, onClear, manage }: { managing: boolean; onClear: () => void; manage: ReactNode }) {
  const t = useTranslations('catalogue')
  return (
    <>
      {!managing && <IconButton className="text-quiet" label={t('clear_all')} icon={<Trash2 size={18} aria-hidden />} onClick={onClear} />}
      {manage}
    </>
  )
}

function EmptyHistory() {
  const t = useTranslations('catalogue')
  return (
    <EmptyState
      title={t('no_browsing_history')}
      text={t('no_browsing_history_text')}
      action={
        <Link to="/v2/index/index/index" className={buttonClass({ look: 'soft' })}>
          {t('start_browsing')}
        </Link>
      }
    />
  )
}
