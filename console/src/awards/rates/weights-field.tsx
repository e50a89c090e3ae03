import { Flex, InputNumber } from 'antd'
import type { Control } from '../../shell/form/field.ts'
import { weightedGrades } from './rates.ts'

/** The weights of RM1 to RM4 in the global award. */
export function WeightsField({ id, value, onChange }: Control) {
  const weights = Array.isArray(value) ? (value as (number | null)[]) : []
  return (
    <Flex gap={8} wrap {...(id && { id })}>
      {weightedGrades.map((grade, index) => (
        <InputNumber
          key={grade}
          aria-label={grade}
          prefix={grade}
          min={0}
          max={1000}
          precision={0}
          style={{ width: 130 }}
          value={weights[index] ?? null}
          onChange={(weight) => onChange?.(weightedGrades.map((_, place) => (place === index ? weight : (weights[place] ?? null))))}
        />
      ))}
    </Flex>
  )
}
