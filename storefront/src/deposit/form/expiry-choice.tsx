import { principalArrangements, type PrincipalArrangement } from '@longmall/contract/deposit.ts'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { useId } from 'react'
import { useTranslations } from '../../shell/translations.tsx'

/** What happens to the principal at expiry, each choice with what it means. */
export function ExpiryChoice({ selected, onSelect }: { selected: PrincipalArrangement; onSelect: (one: PrincipalArrangement) => void }) {
  const t = useTranslations('deposit')
  const name = useId()
  return (
    <fieldset>
      <legend className="text-14 text-body">{t('on_expiry')}</legend>
      {principalArrangements.map((one, index) => (
        <Radio key={one} name={name} checked={one === selected} onChange={() => onSelect(one)} className={index > 0 ? 'hairline-t' : ''}>
          <span className="block py-2.5">
            {t(`on_expiry_${one}`)}
            <span className="mt-0.5 block text-12 text-quiet">{t(`on_expiry_${one}_text`)}</span>
          </span>
        </Radio>
      ))}
      <p className="pt-1 text-12 text-quiet">{t('change_note')}</p>
    </fieldset>
  )
}
