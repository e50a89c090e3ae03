import type { CommandPath } from '@longmall/web/call/query.ts'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { ActionButton, type ActionButtonProps } from '../form/action-button.tsx'

type Choice<Path extends CommandPath> = Pick<ActionButtonProps<Path>, 'command' | 'input' | 'label' | 'question'>

/** A second operator approves or refuses what another one requested; each confirms what it will change. */
export function DecisionButtons<Approve extends CommandPath, Refuse extends CommandPath>({
  approve,
  refuse,
}: {
  /** Null: the caller requested it. */
  approve: Choice<Approve> | null
  refuse: Choice<Refuse>
}) {
  return (
    <Flex>
      {approve && <ActionButton {...approve} type="link" question={below(approve.question)} />}
      <ActionButton {...refuse} type="link" isDanger question={below(refuse.question)} />
    </Flex>
  )
}

/** The parts of a question, one below the other. */
const below = (question: ReactNode) => (
  <Flex vertical gap={8}>
    {question}
  </Flex>
)
