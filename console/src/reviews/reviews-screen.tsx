import { Typography } from 'antd'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { Thumbnails } from '../shell/display/thumbnails.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { type ModeratedReview, ReviewActions } from './review-actions.tsx'
import { ReviewWords } from './review-words.tsx'

const wordsOf = (review: ModeratedReview) => <ReviewWords review={review} />
const actionsOf = (review: ModeratedReview) => <ReviewActions review={review} />

/** Reviews of all goods (CAT-08): read, answered, hidden for a reason, shown again. */
export function ReviewsScreen() {
  const say = useWords('review')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <ResourceList
        operation="review/to_moderate"
        rowKey="review_id"
        empty={say('empty')}
        expand={wordsOf}
        filters={[
          {
            kind: 'choice',
            name: 'stars',
            label: say('stars'),
            options: [5, 4, 3, 2, 1].map((value) => ({ value, label: say('star', { count: value }) })),
          },
          { kind: 'flag', name: 'is_shown', label: say('shown'), yes: say('is_shown'), no: say('is_hidden') },
          { kind: 'flag', name: 'is_answered', label: say('answered'), yes: say('is_answered'), no: say('is_unanswered') },
          { kind: 'flag', name: 'with_pictures', label: say('pictures'), yes: say('with_pictures'), no: say('without_pictures') },
          { kind: 'number', name: 'goods_id', label: say('goods_id') },
          { kind: 'number', name: 'member_id', label: say('member_id') },
        ]}
        columns={[
          { name: 'created_at', title: say('written_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'stars',
            title: say('stars'),
            sort: 'stars',
            render: ({ stars }) => (
              <span
                role="img"
                aria-label={say('star', { count: stars })}
                style={{ whiteSpace: 'nowrap', color: 'var(--ant-color-warning)' }}
              >
                {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
              </span>
            ),
          },
          {
            name: 'words',
            title: say('words'),
            render: ({ words, is_default }) => (
              <Typography.Paragraph ellipsis={{ rows: 2 }} style={{ margin: 0, minWidth: 140, maxWidth: 300, whiteSpace: 'normal' }}>
                {is_default ? say('by_itself') : words || say('no_words')}
              </Typography.Paragraph>
            ),
          },
          {
            name: 'pictures',
            title: say('pictures'),
            render: ({ pictures, added }) => (
              <Thumbnails pictures={[...pictures, ...(added?.pictures ?? [])].slice(0, 3)} name={(number) => say('picture', { number })} />
            ),
          },
          {
            name: 'goods',
            title: say('goods'),
            render: ({ goods_id, goods_name, sku_name }) => (
              <div style={{ maxWidth: 220, whiteSpace: 'normal' }}>
                <RecordLink to="/goods/edit" search={{ goods_id }}>
                  {goods_name}
                </RecordLink>
                {sku_name && (
                  <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
                    {sku_name}
                  </Typography.Text>
                )}
              </div>
            ),
          },
          {
            name: 'member',
            title: say('member'),
            render: ({ member_id, nickname }) => <MemberLink member_id={member_id}>{nickname}</MemberLink>,
          },
          {
            name: 'shown',
            title: say('shown'),
            render: ({ is_shown }) => <StateTag tone={is_shown ? 'good' : 'bad'}>{say(is_shown ? 'is_shown' : 'is_hidden')}</StateTag>,
          },
          {
            name: 'answered',
            title: say('answered'),
            render: ({ reply }) => (
              <StateTag tone={reply === null ? 'wait' : 'plain'}>{say(reply === null ? 'is_unanswered' : 'is_answered')}</StateTag>
            ),
          },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
