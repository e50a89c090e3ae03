import type { LedgerState } from '@longmall/contract/ops-finance.ts'
import { Card, Descriptions, Flex, Modal } from 'antd'
import { useState } from 'react'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { WorkCard } from '../../work/work-card.tsx'

/** How far the ledger is sealed, the result of the last verification, and a button that starts one (WAL-03). */
export function LedgerCard({ ledger }: { ledger: LedgerState }) {
  const t = useTranslations('liabilities')
  const { day, time } = useFormat()
  const [work_id, setWork] = useState<number | null>(null)
  const { anchored_day, snapshot_day, seal_number, sealed_at, is_fully_sealed, check } = ledger
  const seal =
    seal_number === null ? (
      '–'
    ) : (
      <Flex gap={8} wrap>
        <span>
          {t('seal_no', { number: seal_number })} · {time(sealed_at)}
        </span>
        <StateTag tone={is_fully_sealed ? 'success' : 'warning'}>{t(is_fully_sealed ? 'fully_sealed' : 'seal_behind')}</StateTag>
      </Flex>
    )
  return (
    <Card size="small" title={t('ledger')}>
      <Flex vertical gap={12} align="start">
        <Descriptions
          size="small"
          column={{ xs: 1, lg: 2 }}
          items={[
            { key: 'anchored', label: t('anchored'), children: day(anchored_day) },
            { key: 'snapshot', label: t('snapshot'), children: day(snapshot_day) },
            { key: 'sealed', label: t('sealed'), children: seal },
            { key: 'check', label: t('check'), children: <Found check={check} /> },
          ]}
        />
        <ActionButton
          command="ops/verify_ledger"
          input={{}}
          label={t('verify')}
          question={t('verify_confirm')}
          onDone={(started) => setWork(started.work_id)}
        />
      </Flex>
      <Modal open={work_id !== null} title={t('verify')} width={640} footer={null} onCancel={() => setWork(null)} destroyOnHidden>
        {work_id !== null && <WorkCard work_id={work_id} />}
      </Modal>
    </Card>
  )
}

function Found({ check }: Pick<LedgerState, 'check'>) {
  const t = useTranslations('liabilities')
  const { count, time } = useFormat()
  if (!check) return t('check_never')
  const { failed_check, first_difference, checked_at, entry_count } = check
  return (
    <Flex gap={8} wrap>
      <span>{time(checked_at)}</span>
      <StateTag tone={failed_check === null ? 'success' : 'error'}>
        {failed_check === null ? t('check_good', { count: count(entry_count) }) : t('check_bad', { what: failed_check })}
      </StateTag>
      {first_difference && <code style={{ overflowWrap: 'anywhere' }}>{first_difference}</code>}
    </Flex>
  )
}
