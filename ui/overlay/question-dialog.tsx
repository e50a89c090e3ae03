import { Button } from '../action/button.tsx'
import { useWords } from '../words.tsx'
import type { Asked } from './confirm.tsx'
import { Dialog } from './dialog.tsx'

/** The dialog of `confirm`. */
export function QuestionDialog({ asked, onAnswer }: { asked: Asked | null; onAnswer: (confirmed: boolean) => void }) {
  const words = useWords()
  return (
    <Dialog
      open={asked !== null}
      onClose={() => onAnswer(false)}
      title={asked?.title}
      actions={
        <>
          <Button look="plain" onClick={() => onAnswer(false)}>
            {asked?.cancelLabel ?? words.cancel}
          </Button>
          <Button look={asked?.danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)} data-first={asked?.danger ? undefined : true}>
            {asked?.confirmLabel ?? words.confirm}
          </Button>
        </>
      }
    >
      {asked?.text}
    </Dialog>
  )
}
