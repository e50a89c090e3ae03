import { Button } from '../action/button.tsx'
import { useLabels } from '../labels.tsx'
import type { PendingQuestion } from './confirm.tsx'
import { Dialog } from './dialog.tsx'

/** The dialog of `confirm`. */
export function QuestionDialog({ pending, onAnswer }: { pending: PendingQuestion | null; onAnswer: (confirmed: boolean) => void }) {
  const labels = useLabels()
  return (
    <Dialog
      open={pending !== null}
      onClose={() => onAnswer(false)}
      title={pending?.title}
      actions={
        <>
          <Button look="plain" onClick={() => onAnswer(false)}>
            {pending?.cancelLabel ?? labels.cancel}
          </Button>
          <Button
            look={pending?.danger ? 'danger' : 'primary'}
            onClick={() => onAnswer(true)}
            data-first={pending?.danger ? undefined : true}
          >
            {pending?.confirmLabel ?? labels.confirm}
          </Button>
        </>
      }
    >
      {pending?.text}
    </Dialog>
  )
}
