import type { MemberRow } from '@longmall/contract/member.ts'
import { Flex } from 'antd'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'

const tones: Record<MemberRow['state'], Tone> = { active: 'success', locked: 'error', cancelled: 'default' }

/** State of an account, whether its money is frozen, and whether it is a desk clerk's. */
export function MemberTags({ member }: { member: Pick<MemberRow, 'state' | 'is_frozen' | 'is_store_clerk'> }) {
  const t = useTranslations('member')
  return (
    <Flex gap={4} wrap>
      <StateTag tone={tones[member.state]}>{t(`state_${member.state}`)}</StateTag>
      {member.is_frozen && <StateTag tone="warning">{t('frozen')}</StateTag>}
      {member.is_store_clerk && <StateTag tone="processing">{t('clerk')}</StateTag>}
    </Flex>
  )
}
