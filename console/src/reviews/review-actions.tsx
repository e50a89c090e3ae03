import type { review as contract } from '@longmall/contract/review.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'

export type ModeratedReview = OutputOf<typeof contract.moderate>

/** Answers a review; hides it with a reason that its writer reads, or shows it again. */
export function ReviewActions({ review: { review_id, version, is_shown, reply } }: { review: ModeratedReview }) {
  const t = useTranslations('review')
  const input = { review_id, version }
  return (
    <>
      <ActionButton
        command="review/reply"
        input={input}
        label={t(reply === null ? 'answer' : 'edit_reply')}
        type="link"
        question={t('answer_confirm')}
        fields={[{ kind: 'area', name: 'reply', label: t('reply'), isRequired: true, maximum: 1000, rows: 5 }]}
        initial={{ reply: reply ?? undefined }}
      />
      {is_shown ? (
        <ActionButton
          command="review/moderate"
          input={{ ...input, is_shown: false }}
          label={t('hide')}
          type="link"
          question={t('hide_confirm')}
          fields={[{ kind: 'text', name: 'reason', label: t('hide_reason'), isRequired: true, maximum: 200 }]}
          isDanger
        />
      ) : (
        <ActionButton
          command="review/moderate"
          input={{ ...input, is_shown: true }}
          label={t('show')}
          type="link"
          question={t('show_confirm')}
        />
      )}
    </>
  )
}
