import { TreeSelect } from 'antd'
import type { Control } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useRegions } from './use-regions.ts'

/** Regions of a row, each including its subregions; none: all others. */
export function RegionField({ id, value, onChange }: Control) {
  const t = useTranslations('tree')
  const regions = useRegions()
  return (
    <TreeSelect
      {...(id && { id })}
      multiple
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      allowClear
      aria-label={t('regions')}
      placeholder={t('other_regions')}
      maxTagCount={12}
      style={{ width: '100%' }}
      treeData={regions}
      treeNodeFilterProp="title"
      loading={regions.length === 0}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(chosen: string[]) => onChange?.(chosen)}
    />
  )
}
