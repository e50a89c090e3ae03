import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { loadAreaNames } from './area-names.ts'
import { type Area, chinaAreas, partsOf, regionOf } from './china-areas.ts'

export interface Region {
  /** `CN-440305`. */
  region: string
  region_name: string
}

export interface RegionPickerProps {
  open: boolean
  /** The region chosen so far, such as `CN-440305`. */
  value: string
  /** `district` when the city is preselected. */
  startsWith?: 'province' | 'district'
  onClose: () => void
  onChoose: (region: Region) => void
}

const steps = ['province', 'city', 'district'] as const

/** Province, city and district of China, one after the other: in the reader's language where available, beside the names printed on a parcel. */
export function RegionPicker({ open, value, startsWith = 'province', onClose, onChoose }: RegionPickerProps) {
  const t = useTranslations('member')
  const areas = useQuery({ queryKey: ['china-areas'], queryFn: chinaAreas, enabled: open, staleTime: Infinity })
  const language = useLanguage()
  const names = useQuery({
    queryKey: ['china-area-names', language],
    queryFn: () => loadAreaNames(language),
    enabled: open,
    staleTime: Infinity,
  })
  const nameOf = ({ value: code, text }: Area) => names.data?.get(code) ?? text
  const [path, setPath] = useState<Area[] | null>(null)
  const chosen = path ?? (areas.data ? partsOf(areas.data, value) : [])
  const [step, setStep] = useState(steps.indexOf(startsWith))
  const options = step === 0 ? areas.data : chosen[step - 1]?.children
  // A list whose labels changed while in use would be misread.
  const isLoading = areas.isPending || names.isPending
  const choose = (area: Area) => {
    const next = [...chosen.slice(0, step), area]
    setPath(next)
    if (area.children?.length) return setStep(step + 1)
    onChoose(regionOf(next))
    setStep(0)
    setPath(null)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('region')}>
      <div className="sticky top-0 z-10 flex gap-2 bg-raised pb-2">
        {steps.map((name, index) => (
          <button
            key={name}
            type="button"
            disabled={index > chosen.length}
            aria-current={index === step ? 'step' : undefined}
            onClick={() => setStep(index)}
            className="min-h-11 max-w-36 truncate border-b-2 border-transparent px-1 text-14 text-body aria-[current]:border-brand-ink aria-[current]:font-semibold aria-[current]:text-brand-ink disabled:text-quiet"
          >
            {chosen[index] ? nameOf(chosen[index]) : t(name)}
          </button>
        ))}
      </div>
      {isLoading && <Skeleton className="h-96 w-full rounded-12" />}
      <ul className="min-h-96">
        {!isLoading &&
          options?.map((area) => (
            <li key={area.value}>
              <button
                type="button"
                onClick={() => choose(area)}
                className="flex min-h-11 w-full items-center justify-between text-left text-16 text-strong"
              >
                <span>
                  {nameOf(area)}
                  {nameOf(area) !== area.text && (
                    <span lang="zh-CN" className="ml-2 text-14 text-quiet">
                      {area.text}
                    </span>
                  )}
                </span>
                {chosen[step]?.value === area.value && <Check size={18} aria-hidden className="text-brand-ink" />}
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  )
}
