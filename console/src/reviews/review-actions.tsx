import type { review as contract } from '@longmall/contract/review.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'

export type ModeratedReview = OutputOf<typeof contract.moderate>

/** Answers a review; hides it with a reason that its writer reads, or shows it again. */
export function ReviewActions({ review: { review_id, version, is_shown, reply } }: { review: ModeratedReview }) {
  const say = useWords('review')
  const input = { review_id, version }
  return (
    <>
      <ActionButton
        command="review/reply"
        input={input}
        label={say(reply === null ? 'answer' : 'answer_anew')}
        type="link"
        asks={say('answer_asks')}
        fields={[{ kind: 'area', name: 'reply', label: say('reply'), isRequired: true, maximum: 1000, rows: 5 }]}
        initial={{ reply: reply ?? undefined }}
      />
      {is_shown ? (
        <ActionButton
          command="review/moderate"
          input={{ ...input, is_shown: false }}
          label={say('hide')}
          type="link"
          asks={say('hide_asks')}
          fields={[{ kind: 'text', name: 'reason', label: say('hide_reason'), isRequired: true, maximum: 200 }]}
          isDanger
        />
      ) : (
        <ActionButton
          command="review/moderate"
          input={{ ...input, is_shown: true }}
          label={say('show')}
          type="link"
          asks={say('show_asks')}
        />
      )}
    </>
  )
}
