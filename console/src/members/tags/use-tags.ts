import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import type { Option } from '../../shell/form/field.ts'

/** All tags of members to choose from. */
export function useTags(): Option[] {
  const can = usePermissions()
  const tagsQuery = useQuery({ ...query('member/list_tags', {}), enabled: can('member/list_tags') })
  return (tagsQuery.data?.list ?? []).map(({ tag_id, name }) => ({ value: tag_id, label: name }))
}
