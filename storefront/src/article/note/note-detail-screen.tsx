import { Picture } from '@longmall/ui/display/picture.tsx'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readNote } from '../article-search.ts'
import { ArticleBody } from '../reading/article-body.tsx'
import { useDay } from '../reading/use-day.ts'
import { LinkedGoods } from '../reading/linked-goods.tsx'
import { ReadArticle } from '../reading/read-article.tsx'
import { LikeButton } from './like-button.tsx'

/** One note with its goods; a member likes it at the bottom (CAT-11). */
export function NoteDetailScreen() {
  const t = useTranslations('article')
  const day = useDay()
  const { note_id } = useScreenSearch(readNote)
  return (
    <>
      <PageHeader title={t('notes')} fallback="/v2/note/list/list" />
      <ReadArticle article_id={note_id} kind="note" list="/v2/note/list/list" listTitle={t('other_notes')}>
        {(note) => (
          <>
            <div className="flex-1 pb-6">
              {note.cover && <Picture picture={note.cover} ratio={1.2} sizes="(min-width: 500px) 500px, 100vw" eager />}
              <article className="bg-card p-5">
                <h2 className="text-22 font-bold text-strong">{note.title}</h2>
                <time dateTime={note.published_at} className="figures mt-1 block text-12 text-quiet">
                  {day(note.published_at)}
                </time>
                <ArticleBody html={note.body} className="mt-3" />
              </article>
              <LinkedGoods title={t('note_goods')} goods={note.goods} />
            </div>
            <div className="hairline-t safe-bottom sticky bottom-0 z-20 bg-card">
              <div className="flex items-center justify-between px-4 py-2">
                <Link to="/v2/note/list/list" className="flex min-h-11 items-center text-14 text-brand-ink">
                  {t('other_notes')}
                </Link>
                <LikeButton article_id={note.article_id} />
              </div>
            </div>
          </>
        )}
      </ReadArticle>
    </>
  )
}
