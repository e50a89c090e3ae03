import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { CardSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { notesQuery } from '../article-queries.ts'
import { NoteCard } from './note-card.tsx'
import { useLikes } from './use-likes.ts'

// The page size of one call.
const maxLikes = 50

/** What the shop writes about its goods, in two columns with covers (CAT-11). */
export function NoteListScreen() {
  const t = useTranslations('article')
  const { data } = useInfiniteQuery(notesQuery)
  const ids = data?.pages.flatMap(({ list }) => list.map(({ article_id }) => article_id)) ?? []
  const likes = useLikes(ids.slice(-maxLikes))
  return (
    <>
      <PageHeader title={t('notes')} />
      <div className="flex-1 p-3">
        <EndlessList
          query={notesQuery}
          keyOf={({ article_id }) => article_id}
          columns={2}
          gap={10}
          pull
          skeleton={<CardSkeletons count={4} />}
          empty={<NoNotes />}
        >
          {(note, index) => <NoteCard note={note} liked={likes.get(note.article_id)} eager={index < 2} />}
        </EndlessList>
      </div>
      <BackToTop />
    </>
  )
}

function NoNotes() {
  const t = useTranslations('article')
  return (
    <EmptyState
      drawing="favourite"
      title={t('notes_empty')}
      action={
        <Link to="/v2/index/index/index" className={buttonClass({ look: 'soft' })}>
          {t('browse_shop')}
        </Link>
      }
    />
  )
}
