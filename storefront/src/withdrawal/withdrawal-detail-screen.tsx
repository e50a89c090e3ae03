import type { Withdrawal } from '@longmall/contract/withdrawal.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLedgerCurrency } from '../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { RecordPage } from '../wallet/record/record-page.tsx'
import { AccountLine } from './account/account-line.tsx'
import { readWithdrawalId } from './withdrawal-address.ts'
import { withdrawalFlows } from './withdrawal-flow.ts'
import { WithdrawalState } from './withdrawal-state.tsx'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'

/** One withdrawal: amount, fee, account, and how far it is (WAL-06). */
export function WithdrawalDetailScreen() {
  const t = useTranslations('withdrawal')
  const { id } = useScreenSearch(readWithdrawalId)
  const withdrawal = useQuery({ ...query('withdrawal/view', { withdrawal_id: id }), enabled: id > 0, staleTime: 0 })
  return (
    <RecordPage
      title={t('detail_title')}
      list={withdrawalFlows[withdrawal.data?.source ?? 'balance'].list}
      labels={{ not_there: t('not_there'), records: t('records') }}
      record={withdrawal}
      isNamed={id > 0}
    >
      {(one) => <Body withdrawal={one} />}
    </RecordPage>
  )
}

function Body({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const currency = useLedgerCurrency()
  const money = (amount: string) => displayPrice(amount, currency)
  const isRefused = withdrawal.state === 'refused'
  return (
    <div className="space-y-3 p-3 pb-8">
      <Card className="space-y-1 py-6 text-center">
        <p className="text-14 text-quiet">{t(isRefused ? 'given_back' : 'net')}</p>
        <p className="figures text-28 font-bold text-strong">{money(isRefused ? withdrawal.amount : withdrawal.net)}</p>
        <WithdrawalState state={withdrawal.state} />
        {withdrawal.refusal_reason && (
          <p className="pt-2 text-14 text-danger">
            {t('reason')}: {withdrawal.refusal_reason}
          </p>
        )}
      </Card>
      <Card>
        <h2 className="pb-3 text-14 font-semibold text-strong">{t('progress')}</h2>
        <WithdrawalTimeline withdrawal={withdrawal} />
      </Card>
      <Card className="flex items-center gap-3">
        <AccountLine account={withdrawal.account} />
      </Card>
      <Card>
        <dl className="space-y-2 text-14">
          <Fact label={t('amount')}>{money(withdrawal.amount)}</Fact>
          {!isRefused && <Fact label={t('fee_plain')}>{money(withdrawal.fee)}</Fact>}
          {!isRefused && <Fact label={t('net')}>{money(withdrawal.net)}</Fact>}
          <Fact label={t('number')}>{withdrawal.withdrawal_no}</Fact>
        </dl>
      </Card>
    </div>
  )
}
