import { query } from '@longmall/web/call/query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from '../shell/language.tsx'
import { useGradeCode } from './use-grade-code.ts'

/** Finds a member by number or by the beginning of the account. */
export function FindMember({ onFound }: { onFound: (member_id: number) => void }) {
  const t = useTranslations('network')
  const gradeCode = useGradeCode()
  const [typed, type] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, 16))
  const found = useQuery({
    ...query('network/staff_search', { search }),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  })
  // A member with clones has several positions.
  const members = new Map((search ? (found.data?.list ?? []) : []).map((one) => [one.member_id, one]))
  return (
    <Select
      aria-label={t('find')}
      placeholder={t('find')}
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching}
      style={{ width: 360, maxWidth: '100%' }}
      value={null}
      options={[
        ...[...members.values()].map(({ member_id, name, grade }) => ({
          value: member_id as number | null,
          label: `${name} · #${member_id} · ${gradeCode(grade)}`,
          disabled: false,
        })),
        ...(search && found.data?.has_more ? [{ value: 0 as number | null, label: t('find_more'), disabled: true }] : []),
      ]}
      onChange={(chosen: number | null) => {
        if (chosen) onFound(chosen)
      }}
    />
  )
}
