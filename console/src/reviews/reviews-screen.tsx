import { Typography } from 'antd'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { Thumbnails } from '../shell/display/thumbnails.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { type ModeratedReview, ReviewActions } from './review-actions.tsx'
import { ReviewText } from './review-text.tsx'

const textOf = (review: ModeratedReview) => <ReviewText review={review} />
const actionsOf = (review: ModeratedReview) => <ReviewActions review={review} />

/** Moderation of reviews (CAT-08): read, reply, hide with a reason, show again. */
export function ReviewsScreen() {
  const t = useTranslations('review')
  const { time } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <ResourceList
        operation="review/list_for_moderation"
        rowKey="review_id"
        empty={t('empty')}
        expand={textOf}
        filters={[
          {
            kind: 'choice',
            name: 'stars',
            label: t('stars'),
            options: [5, 4, 3, 2, 1].map((value) => ({ value, label: t('star', { count: value }) })),
          },
          { kind: 'flag', name: 'is_shown', label: t('shown'), yes: t('is_shown'), no: t('is_hidden') },
          { kind: 'flag', name: 'is_answered', label: t('answered'), yes: t('is_answered'), no: t('is_unanswered') },
          { kind: 'flag', name: 'with_pictures', label: t('pictures'), yes: t('with_pictures'), no: t('without_pictures') },
          { kind: 'number', name: 'goods_id', label: t('goods_id') },
          { kind: 'number', name: 'member_id', label: t('member_id') },
        ]}
        columns={[
          { name: 'created_at', title: t('written_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'stars',
            title: t('stars'),
            sort: 'stars',
            render: ({ stars }) => (
              <span role="img" aria-label={t('star', { count: stars })} style={{ whiteSpace: 'nowrap', color: 'var(--ant-color-warning)' }}>
                {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
              </span>
            ),
          },
          {
            name: 'text',
            title: t('text'),
            render: ({ text, is_default }) => (
              <Typography.Paragraph ellipsis={{ rows: 2 }} style={{ margin: 0, minWidth: 140, maxWidth: 300, whiteSpace: 'normal' }}>
                {is_default ? t('automatic') : text || t('no_text')}
              </Typography.Paragraph>
            ),
          },
          {
            name: 'pictures',
            title: t('pictures'),
            render: ({ pictures, appended }) => (
              <Thumbnails pictures={[...pictures, ...(appended?.pictures ?? [])].slice(0, 3)} name={(number) => t('picture', { number })} />
            ),
          },
          {
            name: 'goods',
            title: t('goods'),
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
            title: t('member'),
            render: ({ member_id, nickname }) => <MemberLink member_id={member_id}>{nickname}</MemberLink>,
          },
          {
            name: 'shown',
            title: t('shown'),
            render: ({ is_shown }) => <StateTag tone={is_shown ? 'success' : 'error'}>{t(is_shown ? 'is_shown' : 'is_hidden')}</StateTag>,
          },
          {
            name: 'answered',
            title: t('answered'),
            render: ({ reply }) => (
              <StateTag tone={reply === null ? 'warning' : 'default'}>{t(reply === null ? 'is_unanswered' : 'is_answered')}</StateTag>
            ),
          },
        ]}
        actions={actionsOf}
      />
    </>
  )
}
