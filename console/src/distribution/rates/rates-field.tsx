import type { Rates } from '@longmall/contract/distribution-shapes.ts'
import { Flex } from 'antd'
import { PercentField } from '../../awards/rates/percent-field.tsx'
import type { Control } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { quiet } from '../tones.ts'
import { generations } from './rates-of.ts'

/** Rates of the three generations in percent, beside each other; a blank one pays nothing. */
export function RatesField({ id, value, onChange }: Control) {
  const t = useTranslations('distribution')
  const rates = (value ?? {}) as Partial<Rates>
  return (
    <Flex gap={12} wrap {...(id && { id })}>
      {generations.map((name, index) => {
        const label = t(`rate_${(index + 1) as 1 | 2 | 3}`)
        return (
          <Flex key={name} vertical gap={4} style={{ width: 150 }}>
            <span style={quiet}>{label}</span>
            <PercentField label={label} width={150} value={rates[name]} onChange={(ppm) => onChange?.({ ...rates, [name]: ppm })} />
            <span style={{ ...quiet, lineHeight: 1.35 }}>{t(`rate_${(index + 1) as 1 | 2 | 3}_help`)}</span>
          </Flex>
        )
      })}
    </Flex>
  )
}
