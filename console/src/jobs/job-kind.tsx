import type { ConsoleWords } from '@longmall/phrases/console.ts'
import { Typography } from 'antd'
import { useWords } from '../shell/language.tsx'

type Kind = keyof ConsoleWords['jobkinds']

/** What a timer, an event or a job is called by people; one that has no words is called by its own name. */
export function useKindWords(): (name: string) => string {
  const say = useWords('jobkinds')
  return (name) => say(name as Kind)
}

/** A kind in words, with its own name below. */
export function JobKind({ name }: { name: string }) {
  const kindWords = useKindWords()
  return (
    <span>
      {kindWords(name)}
      <br />
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {name}
      </Typography.Text>
    </span>
  )
}
