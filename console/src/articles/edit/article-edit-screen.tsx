import { articleKinds, type ArticleKind, type EditedArticle } from '@longmall/contract/article-shapes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Alert, Flex } from 'antd'
import { useState } from 'react'
import { usePermissions } from '../../shell/call/permissions.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ResourceForm } from '../../shell/form/resource-form.tsx'
import { SaveFirst } from '../../shell/form/save-first.tsx'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { listOf } from '../article-kinds.ts'
import { ArticleStateTag } from '../article-state.tsx'
import { ArticleActions } from './article-actions.tsx'
import { useArticleFields } from './article-fields.ts'
import { ArticleHistory } from './article-history.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { recordOwnVersion, ownVersion, viewQuery } from './own-versions.ts'
import { blankArticle, formOf, inputOf } from './to-form.ts'

/** One article, complete, in all its languages: new or existing (CON-04). */
export function ArticleEditScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const kind = articleKinds.find((one) => one === search.kind) ?? 'help'
  if (typeof search.article_id !== 'number') return <NewArticle key={kind} kind={kind} />
  return <Loaded query={viewQuery(search.article_id)}>{(article) => <EditArticle key={article.article_id} article={article} />}</Loaded>
}

function NewArticle({ kind }: { kind: ArticleKind }) {
  const t = useTranslations('articles')
  const navigate = useNavigate()
  const fields = useArticleFields(kind)
  return (
    <>
      <PageHead title={t('add')} lead={t(`kind_${kind}`)}>
        <ToList to="/articles" search={listOf(kind)} />
      </PageHead>
      <ResourceForm
        command="article/save"
        fields={fields}
        fixed={{ kind }}
        initial={blankArticle(kind)}
        shape={inputOf}
        saveLabel={t('save_draft')}
        onSaved={({ article_id }) => void navigate({ to: '/articles/edit', search: { article_id } as never, replace: true })}
      />
    </>
  )
}

function EditArticle({ article }: { article: EditedArticle }) {
  const t = useTranslations('articles')
  const can = usePermissions()
  const { time } = useFormat()
  const { language } = useConsoleLanguage()
  const fields = useArticleFields(article.kind)
  const [isDirty, setDirty] = useState(false)
  const { article_id, kind, version, state, published_at, updated_at } = article
  const title = titleIn(article, language)
  const fixedOf = (one: EditedArticle) => ({ article_id, kind, version: one.version })
  const when = published_at ? t(state === 'scheduled' ? 'scheduled_for' : 'published_since', { time: time(published_at) }) : ''
  return (
    <>
      <PageHead title={title} lead={[t(`kind_${kind}`), when, t('updated_since', { time: time(updated_at) })].filter(Boolean).join(' · ')}>
        <span style={{ alignSelf: 'center' }}>
          <ArticleStateTag state={state} />
        </span>
        <ToList to="/articles" search={listOf(kind)} />
      </PageHead>
      <Flex gap={8} wrap align="center" style={{ marginBottom: 16 }} role="toolbar">
        <ArticleActions article={article} isDirty={isDirty} />
        <ArticlePreview article={article} />
        <ArticleHistory article={article} isDirty={isDirty} />
        <SaveFirst isDirty={isDirty} />
      </Flex>
      {!can('article/save') && <Alert type="info" showIcon title={t('read_only')} style={{ marginBottom: 16 }} />}
      {state === 'published' && can('article/save') && (
        <Alert type="warning" showIcon title={t('live_note')} style={{ marginBottom: 16 }} />
      )}
      <ResourceForm
        // The form continues from the saved or restored version.
        key={`${article_id} ${String(ownVersion(article_id))}`}
        command="article/save"
        fields={fields}
        fixed={fixedOf(article)}
        initial={formOf(article)}
        fresh={async () => {
          const theirs = await queryClient.fetchQuery(viewQuery(article_id))
          return { initial: formOf(theirs), fixed: fixedOf(theirs) }
        }}
        shape={inputOf}
        onSaved={recordOwnVersion}
        onDirty={setDirty}
      />
      <p style={{ marginTop: 16, color: '#5c5c69' }}>{t('version', { version })}</p>
    </>
  )
}

/** The title in a language, else in English, else in any. */
function titleIn({ texts, article_id }: EditedArticle, language: string): string {
  const own = texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'en-us') ?? texts[0]
  return own?.title ?? `#${article_id}`
}
