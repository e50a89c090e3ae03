import type { CommissionMode } from '@longmall/contract/distribution-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Flex, Form, Skeleton, Typography } from 'antd'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { FailureAlert } from '../../shell/display/failure-alert.tsx'
import type { Values } from '../../shell/form/field.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ratesOf } from '../rates/rates-of.ts'
import { useShare } from '../rates/use-share.ts'
import { PayoutBar, PayoutLegend } from './payout-bar.tsx'

export interface GoodsPreviewProps {
  goods_id: number
  onMode: (mode: CommissionMode) => void
}

/** Within the form of a goods' commission: what selling it would pay out as the form stands, beside the margin. */
export function GoodsPreview({ goods_id, onMode }: GoodsPreviewProps) {
  const t = useTranslations('distribution')
  const { share, rounded } = useShare()
  const form = Form.useFormInstance<Values>()
  const values = Form.useWatch([], { form, preserve: true }) as Values | undefined
  const mode = (values?.mode ?? 'level') as CommissionMode
  const report = useEffectEvent(onMode)
  useEffect(() => {
    if (values?.mode) report(mode)
  }, [mode, values?.mode])
  const input = useDeferredValue(
    JSON.stringify({
      goods_id,
      mode,
      ...(mode === 'own' && { rates: ratesOf(values?.rates) }),
      ...(typeof values?.own_margin_ppm === 'number' && { own_margin_ppm: values.own_margin_ppm }),
    }),
  )
  const result = useQuery({
    ...query('distribution/preview_goods', JSON.parse(input) as { goods_id: number; mode: CommissionMode }),
    enabled: values !== undefined,
    placeholderData: keepPreviousData,
  })
  const promise = result.data
  return (
    <Card size="small" title={t('preview')} style={{ marginBottom: 16 }} aria-live="polite">
      {result.isError && <FailureAlert failure={result.error} retry={() => void result.refetch()} />}
      {!promise && !result.isError && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {promise && (
        <Flex vertical gap={8} style={{ opacity: result.isPlaceholderData ? 0.6 : 1 }}>
          <PayoutBar promise={promise} height={14} />
          <PayoutLegend promise={promise} />
          <Typography.Text strong type={promise.total_ppm > promise.margin_ppm ? 'danger' : 'success'}>
            {promise.total_ppm > promise.margin_ppm
              ? t('payout_over', { share: share(promise.total_ppm - promise.margin_ppm) })
              : t('payout_left', { share: rounded(promise.margin_ppm - promise.total_ppm) })}
          </Typography.Text>
        </Flex>
      )}
    </Card>
  )
}
