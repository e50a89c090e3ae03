import { useWords } from '../language.tsx'

/** Beside buttons that act on what was saved, while something is not. */
export function SaveFirst({ isDirty }: { isDirty: boolean }) {
  const say = useWords()
  return isDirty && <span style={{ alignSelf: 'center', color: '#5c5c69' }}>{say('save_first')}</span>
}
