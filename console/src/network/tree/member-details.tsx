import type { NodeState } from '@longmall/contract/network.ts'
import { Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { useGradeCode } from '../use-grade-code.ts'

const tones: Record<NodeState, Tone> = { active: 'success', frozen: 'warning', locked: 'error', closed: 'default' }

interface MemberDetailsProps {
  node: { member_id: number | null; name: string; grade: number; state: NodeState }
  facts: readonly { key: string; label: string; children: ReactNode }[]
}

/** A node of either tree: its member, linked to the record, and the figures of the tree. */
export function MemberDetails({ node: { member_id, name, grade, state }, facts }: MemberDetailsProps) {
  const t = useTranslations('network')
  const gradeCode = useGradeCode()
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        {
          key: 'member',
          label: t('member'),
          children: member_id === null ? name : <MemberLink member_id={member_id}>{`${name} · #${member_id}`}</MemberLink>,
        },
        // The house's own position has no member.
        ...(member_id === null
          ? []
          : [
              { key: 'grade', label: t('grade'), children: gradeCode(grade) },
              { key: 'state', label: t('state'), children: <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag> },
            ]),
        ...facts,
      ]}
    />
  )
}
