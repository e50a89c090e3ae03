import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import type { Option } from '../../shell/form/field.ts'

/** All tags of members to choose from. */
export function useTags(): Option[] {
  const may = useMay()
  const asked = useQuery({ ...query('member/list_tags', {}), enabled: may('member/list_tags') })
  return (asked.data?.list ?? []).map(({ tag_id, name }) => ({ value: tag_id, label: name }))
}
