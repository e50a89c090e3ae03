import { type PageKind, pageKinds, type PageRow } from '@longmall/contract/content-staff.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { PageHead } from '../shell/display/page-head.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { TopicPicker } from './form/topic-picker.tsx'
import { usePageName } from './use-page-name.ts'

/** The pages of blocks: home, those of topics, landing pages (CAT-01, CON-04). */
export function PagesScreen() {
  const say = useWords('composer')
  const { time } = useFormat()
  const navigate = useNavigate()
  const nameOf = usePageName()
  const open = (page: string) => void navigate({ to: '/pages/page', search: { page } as never })
  return (
    <>
      <PageHead title={say('pages')} lead={say('pages_lead')}>
        <FormDrawer
          label={say('add_topic_page')}
          command="content/add_topic_page"
          fields={[
            {
              kind: 'custom',
              name: 'promotion_id',
              label: say('topic'),
              help: say('topic_help'),
              isRequired: true,
              render: (control) => <TopicPicker {...control} />,
            },
          ]}
          saveLabel={say('go_on')}
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
            label: say('kind'),
            options: pageKinds.map((value) => ({ value, label: say(`kind_${value}` satisfies `kind_${PageKind}`) })),
          },
        ]}
        columns={[
          {
            name: 'label',
            title: say('page'),
            render: (row) => (
              <Link to="/pages/page" search={{ page: row.page } as never}>
                {nameOf(row)}
              </Link>
            ),
          },
          { name: 'kind', title: say('kind'), render: ({ kind }) => say(`kind_${kind}`) },
          { name: 'state', title: say('state'), render: (row) => <PageState row={row} /> },
          { name: 'published_at', title: say('published_at'), sort: 'published_at', render: ({ published_at }) => time(published_at) },
          {
            name: 'draft_at',
            title: say('draft_at'),
            sort: 'draft_at',
            render: ({ draft_at, draft_by }) => (draft_at ? `${time(draft_at)} · ${draft_by}` : '–'),
          },
          { name: 'due_at', title: say('due_at'), sort: 'due_at', render: ({ due_at }) => time(due_at) },
        ]}
      />
    </>
  )
}

function PageState({ row: { has_draft, due_at } }: { row: PageRow }) {
  const say = useWords('composer')
  if (due_at) return <StateTag tone="wait">{say('state_scheduled')}</StateTag>
  return has_draft ? <StateTag tone="busy">{say('state_draft')}</StateTag> : <StateTag tone="good">{say('state_published')}</StateTag>
}
