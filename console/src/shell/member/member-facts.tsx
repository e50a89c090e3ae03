import { useQuery } from '@tanstack/react-query'
import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { usePermissions } from '../call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../language.tsx'
import { MemberLink } from '../display/member-link.tsx'
import { StateTag } from '../display/state-tag.tsx'

/** Identifies a member: account, name, level and whether the account is open. */
export function MemberFacts({ member_id, children }: { member_id: number; children?: ReactNode }) {
  const t = useTranslations()
  const can = usePermissions()
  const { data: member } = useQuery({ ...query('member/view_member', { member_id }), enabled: can('member/view_member') })
  if (!member) return children
  const { account, nickname, grade_name, is_frozen, state } = member
  return (
    <Flex vertical gap={4} role="group" style={{ padding: '8px 12px', borderRadius: 6, background: 'rgba(128, 128, 128, 0.08)' }}>
      <Flex gap={8} wrap align="center">
        <MemberLink member_id={member_id}>{account}</MemberLink>
        {nickname !== account && <strong>{nickname}</strong>}
        <Typography.Text>{grade_name}</Typography.Text>
        {is_frozen && <StateTag tone="warning">{t('member_is_frozen')}</StateTag>}
        {state !== 'active' && <StateTag tone="error">{t(state === 'locked' ? 'member_is_locked' : 'member_is_cancelled')}</StateTag>}
      </Flex>
      {children}
    </Flex>
  )
}
