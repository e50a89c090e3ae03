import type { DeskCheck } from '@longmall/contract/redemption.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import type { Input } from '@longmall/web/call/query.ts'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsLines } from '../list/goods-lines.tsx'
import { ChosenLines } from './chosen-lines.tsx'
import { chosenOf, type Quantities, wholeOf } from './chosen.ts'
import { CoinsToPay } from './coins-to-pay.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { CustomerCard } from './customer-card.tsx'
import { EarlierCard } from './earlier-card.tsx'

export type Choice = Omit<Input<'redemption/redeem'>, 'check_token'>

export interface HandOverProps {
  checked: DeskCheck
  isBusy: boolean
  onConfirm: (choice: Choice) => void
}

/** What a checked code hands over: all of it or chosen quantities, at a store, after a confirmation. */
export function HandOver({ checked, isBusy, onConfirm }: HandOverProps) {
  const t = useTranslations('redemption')
  const sheet = useOpening()
  const { kind, branches, lines, coins, history } = checked
  const [quantities, setQuantities] = useState<Quantities>(() => wholeOf(lines))
  const [branch_id, choose] = useState(branches.length === 1 ? branches[0]!.branch_id : null)
  const branch = branches.find((one) => one.branch_id === branch_id)
  const chosen = chosenOf(lines, quantities)
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  // Coins and redeem codes are handed over whole.
  const isWhole = kind !== 'order'
  const label = coins
    ? t('redeem_coins', { amount: formatAmount(coins.net, coins.unit, null) })
    : isWhole
      ? t('redeem_code')
      : t('redeem', { count })
  const hasChosen = isWhole || count > 0
  const confirm = () => {
    if (!branch) return
    onConfirm({
      branch_id: branch.branch_id,
      ...(!isWhole && { lines: chosen.map(({ order_goods_id, quantity }) => ({ order_goods_id, quantity })) }),
    })
  }
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <CustomerCard checked={checked} />
        {coins && <CoinsToPay coins={coins} />}
        {kind === 'order' && <ChosenLines lines={lines} quantities={quantities} onChange={setQuantities} />}
        {kind === 'virtual' && (
          <Card>
            <GoodsLines lines={lines} />
          </Card>
        )}
        {branches.length > 1 ? (
          <Card>
            <fieldset>
              <legend className="pb-1 text-14 font-semibold text-strong">{t('choose_store')}</legend>
              {branches.map((one) => (
                <Radio
                  key={one.branch_id}
                  name="branch"
                  className="not-first:hairline-t"
                  checked={one.branch_id === branch_id}
                  onChange={() => choose(one.branch_id)}
                >
                  {one.name}
                </Radio>
              ))}
            </fieldset>
          </Card>
        ) : (
          branch && (
            <Card className="flex items-center gap-3">
              <Store size={20} aria-hidden className="shrink-0 text-brand-ink" />
              <p className="min-w-0 text-14 text-body">
                {t('choose_store')} <span className="font-semibold text-strong">{branch.name}</span>
              </p>
            </Card>
          )
        )}
        {history.length > 0 && <EarlierCard history={history} />}
      </div>
      <div className="hairline-t sticky bottom-0 z-20 space-y-2 bg-card px-4 py-2">
        {!hasChosen && (
          <p role="status" className="text-center text-12 text-quiet">
            {t('nothing_chosen')}
          </p>
        )}
        {hasChosen && !branch && (
          <p role="status" className="text-center text-12 text-quiet">
            {t('store_missing')}
          </p>
        )}
        <Button size="large" block busy={isBusy} disabled={!hasChosen || !branch} onClick={sheet.show}>
          {label}
        </Button>
        <div className="safe-bottom" />
      </div>
      <ConfirmSheet
        key={sheet.times}
        open={sheet.open}
        onClose={sheet.hide}
        label={label}
        checked={checked}
        chosen={isWhole ? lines : chosen}
        store={branch?.name ?? ''}
        isBusy={isBusy}
        onConfirm={confirm}
      />
    </>
  )
}
