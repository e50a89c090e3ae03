import { exportUnits } from '@longmall/contract/exports.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { DatePicker, Flex, Segmented, Typography } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { fromPicker, toPicker } from '../../shell/form/store-time.ts'
import { ListExport } from '../../shell/list/list-export.tsx'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { useTranslations } from '../../shell/language.tsx'
import { FinanceNavigation } from '../due/finance-navigation.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { LiabilityByDay } from './liability-by-day.tsx'
import { LiabilityParts } from './liability-parts.tsx'
import { LiabilityUnits } from './liability-units.tsx'
import { LiabilitySums } from './liability-sums.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** Liabilities to members by unit against the funds outside, by day, in transit, and the state of the ledger (CON-06). */
export function LiabilitiesScreen() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('liabilities')
  const can = usePermissions()
  const unitName = useUnitName()
  const navigate = useNavigate()
  const { timeZone } = useFormat()
  const search: { unit?: string; days?: number; at?: string } = useSearch({ strict: false })
  const { at } = search
  const chosen = exportUnits.find((one) => one === search.unit) ?? 'MONEY'
  const chooser = (
    <div style={{ overflowX: 'auto' }}>
      <Segmented
        aria-label={t('unit')}
        value={chosen}
        options={exportUnits.map((value) => ({ value, label: unitName(value) }))}
        onChange={(unit) => void navigate({ to: '.', search: { ...search, unit } as never, replace: true })}
      />
    </div>
  )
  return (
    <>
      <PageHead title={tMenu('liabilities')} lead={t('lead')}>
        {can('wallet/export_entries') && (
          <Link to="/imports" search={{ tab: 'ledger' } as never}>
            {t('export_entries')}
          </Link>
        )}
      </PageHead>
      <FinanceNavigation />
      <Flex vertical gap={16}>
        <Flex gap={12} wrap align="center">
          <DatePicker
            aria-label={t('at')}
            placeholder={t('at')}
            style={{ width: 220 }}
            showTime={{ format: 'HH:mm' }}
            value={at ? toPicker(at, timeZone) : null}
            onChange={(next) =>
              void navigate({ to: '.', search: { ...search, at: next ? fromPicker(next, timeZone) : undefined } as never, replace: true })
            }
          />
          {at && <Typography.Text style={{ color: '#5c5c69' }}>{t('at_help')}</Typography.Text>}
          <Flex flex={1} justify="end">
            <ListExport
              list="ops/liability_accounts"
              filters={at ? { at } : {}}
              columns={[
                { name: 'unit', title: t('unit') },
                { name: 'purpose', title: t('purpose') },
                { name: 'amount', title: t('amount') },
                { name: 'on_hold', title: t('on_hold') },
                { name: 'worth', title: t('worth') },
              ]}
            />
          </Flex>
        </Flex>
        <Loaded query={query('ops/liabilities', at ? { at } : {})}>
          {({ units, total, debts, pending, ledger }) => {
            const unit = units.find((one) => one.unit === chosen)!
            return (
              <>
                <LiabilityUnits units={units} total={total} debts={debts} search={search} />
                {chooser}
                <LiabilitySums unit={unit} />
                <LiabilityParts unit={unit} />
                <LiabilityByDay key={chosen} unit={chosen} />
                {chosen === 'MONEY' && <WaitingCard waiting={pending} />}
                <LedgerCard ledger={ledger} />
              </>
            )
          }}
        </Loaded>
      </Flex>
    </>
  )
}
