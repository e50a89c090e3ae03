import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import type { ReactNode, Ref } from 'react'
import type { Answers } from '../../addresses/order-address.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { openNames } from '../sku/sku-choice-names.ts'
import { SkuValues } from '../sku/sku-values.tsx'
import type { SkuChoice } from '../sku/use-sku-choice.ts'
import { type AskedName, askedNames, choicesOf, type missingParts } from './product-choice.ts'

export interface ChoosePartProps {
  ref: Ref<HTMLElement>
  goods: GoodsDetail
  chosen: SkuChoice
  answers: Answers
  onAnswer: (name: AskedName, key: string) => void
  /** What is told to be missing. */
  missing: ReturnType<typeof missingParts>
}

/** What is chosen before ordering (§5): the variant or term, service mode, car model; and what the order will ask besides. */
export function ChoosePart({ ref, goods, chosen, answers, onAnswer, missing }: ChoosePartProps) {
  const say = usePhrases('catalogue')
  const { asks, attributes } = goods
  const asked = askedNames.filter((name) => choicesOf(asks, name).length > 0)
  if (attributes.length + asked.length === 0 && !asks.referrer && !asks.phone) return null
  const fault = (names: string) => say('please_choose', { names })
  return (
    <section ref={ref} aria-labelledby="choose-title" className="mt-2.5 space-y-4 bg-card px-4 py-4">
      <h2 id="choose-title" className="text-16 font-semibold text-strong">
        {say('before_order')}
      </h2>
      {attributes.length > 0 && (
        <Chosen fault={missing.includes('variant') && fault(openNames(goods, chosen.choice))}>
          <div className="space-y-4">
            <SkuValues goods={goods} choice={chosen.choice} onPick={chosen.pick} />
          </div>
        </Chosen>
      )}
      {asked.map((name) => (
        <Chosen key={name} fault={missing.includes(name) && fault(say(name))}>
          <ChoiceGroup
            label={say(name)}
            choices={choicesOf(asks, name).map((one) => ({ value: one.key, label: one.name }))}
            selected={answers[name] ?? null}
            onSelect={(key) => onAnswer(name, key)}
          />
        </Chosen>
      ))}
      {asks.referrer && <p className="text-12 text-quiet">{say('order_asks_referrer')}</p>}
      {asks.phone && <p className="text-12 text-quiet">{say('order_asks_phone')}</p>}
    </section>
  )
}

function Chosen({ fault, children }: { fault: string | false; children: ReactNode }) {
  return (
    <div>
      {children}
      <p role="alert" className="mt-1 text-12 text-danger empty:hidden">
        {fault || null}
      </p>
    </div>
  )
}
