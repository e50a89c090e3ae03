import type { ConsoleTranslations } from '@longmall/translations/console.ts'
import { Typography } from 'antd'
import { useTranslations } from '../shell/language.tsx'

type Kind = keyof ConsoleTranslations['jobkinds']

/** The label of a timer, an event or a job; its own name where it has no label. */
export function useJobKindLabel(): (name: string) => string {
  const t = useTranslations('jobkinds')
  return (name) => t(name as Kind)
}

/** The label of a kind, with its own name below. */
export function JobKind({ name }: { name: string }) {
  const kindLabel = useJobKindLabel()
  return (
    <span>
      {kindLabel(name)}
      <br />
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {name}
      </Typography.Text>
    </span>
  )
}
