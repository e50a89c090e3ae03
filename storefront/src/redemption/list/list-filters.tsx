import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { controlClass } from '@longmall/ui/form/field.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { Desk } from '../desk/desk-gate.tsx'
import type { readDeskList } from '../redemption-address.ts'

type Search = ReturnType<typeof readDeskList>

/** Of which store, and for records of which day and whether the clerk's own alone. Nothing to choose shows nothing. */
export function ListFilters({ desk, search, onShow }: { desk: Desk; search: Search; onShow: (changed: Partial<Search>) => void }) {
  const t = useTranslations('redemption')
  const { branches, today } = desk
  const isRecords = search.tab === 'done'
  if (branches.length < 2 && !isRecords) return null
  return (
    <section className="space-y-3 rounded-12 bg-card p-4">
      {branches.length > 1 && (
        <ChoiceGroup
          label={<span className="sr-only">{t('store')}</span>}
          choices={[{ value: 0, label: t('all_stores') }, ...branches.map(({ branch_id, name }) => ({ value: branch_id, label: name }))]}
          selected={search.branch_id ?? 0}
          onSelect={(branch_id) => onShow({ branch_id: branch_id || undefined })}
        />
      )}
      {isRecords && (
        <div className="flex items-center justify-between gap-4">
          <input
            type="date"
            aria-label={t('day')}
            max={today.day}
            value={search.day ?? ''}
            onChange={({ target }) => onShow({ day: target.value || undefined })}
            className={`${controlClass} figures max-w-44 flex-1 text-14`}
          />
          <Checkbox checked={search.own} onChange={({ target }) => onShow({ own: target.checked })}>
            {t('only_own')}
          </Checkbox>
        </div>
      )}
    </section>
  )
}
