import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { mutation, pages } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { LineSkeletons } from '../card/card-skeletons.tsx'
import { removeRows, partsOf } from './remove-rows.ts'
import { SelectableRow } from './selectable-row.tsx'
import { ManageBar, ManageButton } from './manage-bar.tsx'
import { useSelection } from './use-selection.ts'

/** Maximum per call. */
const maxSelected = 100
const favourites = pages('catalogue/favourites', {})
const keyOf = ({ goods_id }: { goods_id: number }) => String(goods_id)

/** The member's favourite goods, newest first; several can be removed together (CAT-10). */
export function FavouritesScreen() {
  const t = useTranslations('catalogue')
  const queryClient = useQueryClient()
  const selection = useSelection()
  const { data } = useInfiniteQuery(favourites)
  const all = data?.pages.flatMap(({ list }) => list.map(keyOf)) ?? []
  const { mutateAsync, isPending } = useMutation(mutation('catalogue/remove_favourites'))

  const remove = async () => {
    const ids = [...selection.keys].map(Number)
    if (!(await confirm({ title: t('remove_favourites_question', { count: ids.length }), danger: true, confirmLabel: t('remove') }))) return
    for (const goods_ids of partsOf(ids, maxSelected)) {
      await mutateAsync({ goods_ids })
      removeRows(queryClient, favourites, ({ goods_id }) => goods_ids.includes(goods_id))
    }
    void queryClient.invalidateQueries({ queryKey: ['catalogue', 'is_favourite'] })
    void queryClient.invalidateQueries({ queryKey: ['member', 'centre'] })
    selection.end()
    toast(t('removed'), { icon: 'success' })
  }
  return (
    <>
      <PageHeader
        title={t('favourites')}
        fallback="/v2/member/index/index"
        action={(all.length > 0 || selection.managing) && <ManageButton selection={selection} />}
      />
      <div className="flex-1 p-3">
        <EndlessList query={favourites} keyOf={keyOf} gap={10} pull skeleton={<LineSkeletons />} empty={<NoFavourites />}>
          {(goods) => <SelectableRow rowKey={keyOf(goods)} goods={goods} selection={selection} />}
        </EndlessList>
      </div>
      <BackToTop />
      {/* The call shows its own failure; the remaining rows show what was removed. */}
      {selection.managing && (
        <ManageBar all={all} selection={selection} busy={isPending} onRemove={() => void remove().catch(() => undefined)} />
      )}
    </>
  )
}

function NoFavourites() {
  const t = useTranslations('catalogue')
  return (
    <EmptyState
      drawing="favourite"
      title={t('no_favourites')}
      text={t('no_favourites_text')}
      action={
        <Link to="/v2/index/index/index" className={buttonClass({ look: 'soft' })}>
          {t('start_browsing')}
        </Link>
      }
    />
  )
}
