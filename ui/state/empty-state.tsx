import { Drawing, type DrawingName } from './drawing.tsx'
import { StateNote, type StateNoteProps } from './state-note.tsx'

export interface EmptyStateProps extends Omit<StateNoteProps, 'drawing'> {
  drawing?: DrawingName
}

/** Empty state: a drawing, one sentence and one action. */
export const EmptyState = ({ drawing = 'list', ...note }: EmptyStateProps) => <StateNote {...note} drawing={<Drawing name={drawing} />} />
