import { type PageKind, pageKinds, type PageRow } from '@longmall/contract/content-staff.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { TopicPicker } from './form/topic-picker.tsx'
import { usePageName } from './use-page-name.ts'

/** The pages of blocks: home, those of topics, landing pages (CAT-01, CON-04). */
export function PagesScreen() {
  const t = useTranslations('composer')
  const { time } = useFormat()
  const navigate = useNavigate()
  const nameOf = usePageName()
  const open = (page: string) => void navigate({ to: '/pages/page', search: { page } as never })
  return (
    <>
      <PageHead title={t('pages')} lead={t('pages_lead')}>
        <FormDrawer
          label={t('add_topic_page')}
          command="content/add_topic_page"
          fields={[
            {
              kind: 'custom',
              name: 'promotion_id',
              label: t('topic'),
              help: t('topic_help'),
              isRequired: true,
              render: (control) => <TopicPicker {...control} />,
            },
          ]}
          saveLabel={t('continue')}
          onSaved={({ page }) => open(page)}
        />
      </PageHead>
      <ResourceList
        operation="content/list_pages"
        rowKey="page_id"
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: pageKinds.map((value) => ({ value, label: t(`kind_${value}` satisfies `kind_${PageKind}`) })),
          },
        ]}
        columns={[
          {
            name: 'label',
            title: t('page'),
            render: (row) => (
              <Link to="/pages/page" search={{ page: row.page } as never}>
                {nameOf(row)}
              </Link>
            ),
          },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          { name: 'state', title: t('state'), render: (row) => <PageState row={row} /> },
          { name: 'published_at', title: t('published_at'), sort: 'published_at', render: ({ published_at }) => time(published_at) },
          {
            name: 'draft_at',
            title: t('draft_at'),
            sort: 'draft_at',
            render: ({ draft_at, draft_by }) => (draft_at ? `${time(draft_at)} · ${draft_by}` : '–'),
          },
          { name: 'due_at', title: t('due_at'), sort: 'due_at', render: ({ due_at }) => time(due_at) },
        ]}
      />
    </>
  )
}

function PageState({ row: { has_draft, due_at } }: { row: PageRow }) {
  const t = useTranslations('composer')
  if (due_at) return <StateTag tone="warning">{t('state_scheduled')}</StateTag>
  return has_draft ? <StateTag tone="processing">{t('state_draft')}</StateTag> : <StateTag tone="success">{t('state_published')}</StateTag>
}
