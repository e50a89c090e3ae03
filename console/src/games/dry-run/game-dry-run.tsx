import { toSmallest } from '@longmall/contract/units.ts'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Form, InputNumber, Typography } from 'antd'
import { useState } from 'react'
import { rowOdds } from '../edit/row-odds.ts'
import { isExhausted, type PrizeRow } from '../edit/to-form.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/language.tsx'
import { expectedOf, type DryRunPrize } from './expected.ts'
import { DryRunTable } from './dry-run-table.tsx'

const maxDraws = 10_000_000

/** Within a game's form: wins and cost of a number of draws by the odds of the current input, before it is saved. */
export function GameDryRun() {
  const t = useTranslations('game')
  const form = Form.useFormInstance()
  const prizes = (Form.useWatch('prizes', { form, preserve: true }) ?? []) as (PrizeRow | undefined)[]
  const price = Form.useWatch('longcoin_price', form) as number | undefined
  const [draws, setDraws] = useState(1000)
  const prices = usePrices(prizes.flatMap((prize) => (prize?.kind === 'goods' && prize.sku_id ? [prize.sku_id] : [])))
  const isReady = rowOdds(prizes) !== null
  const rows = prizes.map((prize) => prize ?? {})
  return (
    <Card size="small" title={t('dry_run')} style={{ marginBottom: 16 }}>
      <Typography.Paragraph>{t('dry_run_lead')}</Typography.Paragraph>
      <Flex gap={8} align="center" wrap style={{ marginBottom: 12 }}>
        <label htmlFor="dry-run-draws">{t('dry_run_draws')}</label>
        <InputNumber
          id="dry-run-draws"
          min={1}
          max={maxDraws}
          precision={0}
          value={draws}
          style={{ width: 160 }}
          onChange={(next) => setDraws(next ?? 1)}
        />
      </Flex>
      {isReady ? (
        <DryRunTable
          rows={rows}
          result={expectedOf(
            rows.map((row) => toDryRunPrize(row, prices)),
            BigInt(draws),
          )}
          longcoinSpent={price === undefined ? null : BigInt(price) * BigInt(draws)}
        />
      ) : (
        <Typography.Text type="secondary">{t('weights_required')}</Typography.Text>
      )}
    </Card>
  )
}

function toDryRunPrize(row: PrizeRow, prices: ReadonlyMap<number, string>): DryRunPrize {
  const { kind = '', weight = 1, stock, reserved = 0 } = row
  const left = isExhausted(row) ? 0 : stock === undefined || kind === 'nothing' ? null : stock - reserved
  return { kind, weight, left, value: valueOf(row, prices) }
}

function valueOf({ kind, longcoin, money, sku_id }: PrizeRow, prices: ReadonlyMap<number, string>): bigint {
  if (kind === 'longcoin') return BigInt(longcoin ?? 0)
  const amount = kind === 'red_packet' ? money : kind === 'goods' ? prices.get(sku_id ?? 0) : undefined
  return amount !== undefined && /^\d+(\.\d{1,2})?$/.test(amount) ? toSmallest(amount, 'MONEY') : 0n
}

/** Current prices of the goods among the prizes. */
function usePrices(sku_ids: readonly number[]): ReadonlyMap<number, string> {
  const pickQuery = useQuery({
    ...query('catalogue/pick', { sku_ids: sku_ids.length ? [...new Set(sku_ids)] : [1] }),
    enabled: sku_ids.length > 0,
  })
  return new Map((pickQuery.data?.list ?? []).flatMap(({ skus }) => skus.map(({ sku_id, price }) => [sku_id, price] as const)))
}
