import type { PriceRequest } from '@longmall/contract/unit-price.ts'
import { Flex } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'

/** What an operator may do with a requested price: withdraw an own one, decide on another's. */
export function PriceDecision({ row }: { row: PriceRequest }) {
  const t = useTranslations('unitprice')
  const { coinPrice, day } = useFormat()
  const { request_id, version, unit, price, starts_on, reason, is_jump, is_own } = row
  const input = { request_id, version }
  if (is_own)
    return <ActionButton command="unit_price/withdraw" input={input} label={t('withdraw')} type="link" question={t('refuse_confirm')} />
  return (
    <Flex>
      <ActionButton
        command="unit_price/approve"
        input={input}
        label={t('approve')}
        type="link"
        question={
          <Flex vertical gap={8}>
            {t('approve_confirm', { unit, price: coinPrice(price), day: day(starts_on) })}
            {reason}
          </Flex>
        }
        fields={is_jump ? [{ kind: 'flag', name: 'is_jump_confirmed', label: t('confirm_jump') }] : []}
      />
      <ActionButton command="unit_price/refuse" input={input} label={t('refuse')} type="link" isDanger question={t('refuse_confirm')} />
    </Flex>
  )
}
