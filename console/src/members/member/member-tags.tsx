import type { MemberRow } from '@longmall/contract/member.ts'
import { Flex } from 'antd'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useWords } from '../../shell/language.tsx'

const tones: Record<MemberRow['state'], Tone> = { active: 'good', locked: 'bad', cancelled: 'plain' }

/** State of an account, whether its money is frozen, and whether it is a desk clerk's. */
export function MemberTags({ member }: { member: Pick<MemberRow, 'state' | 'is_frozen' | 'is_desk_clerk'> }) {
  const say = useWords('member')
  return (
    <Flex gap={4} wrap>
      <StateTag tone={tones[member.state]}>{say(`state_${member.state}`)}</StateTag>
      {member.is_frozen && <StateTag tone="wait">{say('frozen')}</StateTag>}
      {member.is_desk_clerk && <StateTag tone="busy">{say('clerk')}</StateTag>}
    </Flex>
  )
}
