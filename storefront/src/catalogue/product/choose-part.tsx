import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import type { ReactNode, Ref } from 'react'
import type { ServiceChoice } from '../../addresses/order-address.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { openNames } from '../sku/sku-choice-names.ts'
import { SkuValues } from '../sku/sku-values.tsx'
import type { SkuChoice } from '../sku/use-sku-choice.ts'
import { type ServiceField, serviceFields, optionsOf, type missingParts } from './product-choice.ts'

export interface ChoosePartProps {
  ref: Ref<HTMLElement>
  goods: GoodsDetail
  chosen: SkuChoice
  serviceChoice: ServiceChoice
  onChooseService: (name: ServiceField, key: string) => void
  /** The choices reported as missing. */
  missing: ReturnType<typeof missingParts>
}

/** What is chosen before ordering (§5): the variant or term, service mode, car model; and further inputs of the order. */
export function ChoosePart({ ref, goods, chosen, serviceChoice, onChooseService, missing }: ChoosePartProps) {
  const t = useTranslations('catalogue')
  const { requirement, attributes } = goods
  const requiredFields = serviceFields.filter((name) => optionsOf(requirement, name).length > 0)
  if (attributes.length + requiredFields.length === 0 && !requirement.referrer && !requirement.phone) return null
  const error = (names: string) => t('please_choose', { names })
  return (
    <section ref={ref} aria-labelledby="choose-title" className="mt-2.5 space-y-4 bg-card px-4 py-4">
      <h2 id="choose-title" className="text-16 font-semibold text-strong">
        {t('choose_before_order')}
      </h2>
      {attributes.length > 0 && (
        <Chosen error={missing.includes('variant') && error(openNames(goods, chosen.choice))}>
          <div className="space-y-4">
            <SkuValues goods={goods} choice={chosen.choice} onPick={chosen.pick} />
          </div>
        </Chosen>
      )}
      {requiredFields.map((name) => (
        <Chosen key={name} error={missing.includes(name) && error(t(name))}>
          <ChoiceGroup
            label={t(name)}
            choices={optionsOf(requirement, name).map((one) => ({ value: one.key, label: one.name }))}
            selected={serviceChoice[name] ?? null}
            onSelect={(key) => onChooseService(name, key)}
          />
        </Chosen>
      ))}
      {requirement.referrer && <p className="text-12 text-quiet">{t('order_requires_referrer')}</p>}
      {requirement.phone && <p className="text-12 text-quiet">{t('order_requires_phone')}</p>}
    </section>
  )
}

function Chosen({ error, children }: { error: string | false; children: ReactNode }) {
  return (
    <div>
      {children}
      <p role="alert" className="mt-1 text-12 text-danger empty:hidden">
        {error || null}
      </p>
    </div>
  )
}
