import type { StaffGoodsRow } from '@longmall/contract/catalogue-staff.ts'
import { useNavigate } from '@tanstack/react-router'
import { Flex } from 'antd'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'

/** What can be done with one goods of the list. */
export function GoodsActions({ goods }: { goods: StaffGoodsRow }) {
  const t = useTranslations('goods')
  const navigate = useNavigate()
  const { goods_id, goods_name, is_listed, version, sale_count } = goods
  return (
    <Flex gap={4} wrap style={{ maxWidth: 260 }}>
      <ActionButton
        command="catalogue/switch_goods"
        input={{ goods_ids: [goods_id], is_listed: !is_listed }}
        type="link"
        label={is_listed ? t('unlist') : t('list')}
        {...(is_listed && { question: t('take_off_one_confirm', { name: goods_name }) })}
      />
      <ActionButton
        command="catalogue/copy_goods"
        input={{ goods_id }}
        type="link"
        label={t('copy')}
        onDone={(made) => void navigate({ to: '/goods/edit', search: { goods_id: made.goods_id } as never })}
      />
      {sale_count === 0 && (
        <ActionButton
          command="catalogue/delete_goods"
          input={{ goods_id, version }}
          type="link"
          isDanger
          label={t('delete')}
          question={t('delete_confirm', { name: goods_name })}
        />
      )}
    </Flex>
  )
}
