import type { Rates } from '@longmall/contract/distribution-shapes.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { generations } from '../distribution-address.ts'
import { ratesInOrder, useRate } from '../parts/use-figures.ts'

/** The commission rates of the three generations side by side; `onBrand` above the brand's own colour. */
export function RatesList({ rates, onBrand = false }: { rates: Rates; onBrand?: boolean }) {
  const t = useTranslations('distribution')
  const rate = useRate()
  const inOrder = ratesInOrder(rates)
  return (
    <dl className="grid grid-cols-3 gap-2">
      {generations.map((generation, at) => (
        <div key={generation} className="flex flex-col-reverse justify-end">
          <dt className={onBrand ? 'text-12' : 'text-12 text-quiet'}>{t(`generation_${generation}`)}</dt>
          <dd className={`figures text-18 font-bold ${onBrand ? '' : 'text-strong'}`}>{rate(inOrder[at] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
