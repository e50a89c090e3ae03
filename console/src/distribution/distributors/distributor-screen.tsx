import type { distributionStaff } from '@longmall/contract/distribution-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { query } from '@longmall/web/call/query.ts'
import { useSearch } from '@tanstack/react-router'
import { Card, Col, Empty, Flex, Row } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { BindingTable } from '../binding/binding-table.tsx'
import { Rebind } from '../binding/rebind.tsx'
import { ChangeDistributor } from './change-distributor.tsx'
import { ApplicationFacts, DistributorFacts } from './distributor-facts.tsx'
import { DistributorFigures } from './distributor-figures.tsx'

export type DistributorRecord = OutputOf<typeof distributionStaff.view_distributor>

/** One distributor: figures, level, state, application, and to whom they are bound (DST-06). */
export function DistributorScreen() {
  const tCommon = useTranslations()
  const { member_id }: { member_id?: number } = useSearch({ strict: false })
  if (typeof member_id !== 'number') return <Empty description={tCommon('not_found')} />
  return (
    <Loaded key={member_id} query={query('distribution/view_distributor', { member_id })}>
      {(distributor) => <Distributor distributor={distributor} />}
    </Loaded>
  )
}

function Distributor({ distributor }: { distributor: DistributorRecord }) {
  const t = useTranslations('distribution')
  const { member_id, account, nickname, state, bindings, application } = distributor
  return (
    <>
      <PageHead
        title={`${account} · #${member_id}`}
        lead={
          <Flex component="span" gap={8} align="center">
            {nickname !== account && <span>{nickname}</span>}
            <StateTag tone={state === 'active' ? 'success' : 'error'}>{t(state)}</StateTag>
          </Flex>
        }
      >
        <ChangeDistributor distributor={distributor} />
        <Rebind member_id={member_id} account={account} />
        <ToList to="/distribution/distributors" />
      </PageHead>
      <Flex vertical gap={16}>
        <DistributorFigures distributor={distributor} />
        <Links member_id={member_id} />
        <Row gutter={[16, 16]}>
          <Col xs={24} xl={12}>
            <DistributorFacts distributor={distributor} />
          </Col>
          <Col xs={24} xl={12}>
            <Card size="small" title={t('application')}>
              <ApplicationFacts application={application} />
            </Card>
          </Col>
        </Row>
        <Card size="small" title={t('bindings')}>
          <BindingTable list={bindings} />
        </Card>
      </Flex>
    </>
  )
}

/** The lists of what concerns this distributor. */
function Links({ member_id }: { member_id: number }) {
  const t = useTranslations('distribution')
  const can = usePermissions()
  const links = [
    { requires: 'member/view_member', to: '/members/member', search: { member_id }, label: t('view_member') },
    {
      requires: 'distribution/list_commissions',
      to: '/distribution/commissions',
      search: { distributor_id: member_id },
      label: t('view_commissions'),
    },
    { requires: 'order/search', to: '/orders', search: { member_id }, label: t('view_orders') },
    {
      requires: 'withdrawal/list_withdrawals',
      to: '/withdrawals',
      search: { member_id, source: 'commission' },
      label: t('view_withdrawals'),
    },
  ] as const
  return (
    <Flex gap={8} wrap>
      {links.map(
        ({ requires, to, search, label }) =>
          can(requires) && (
            <LinkButton key={to} to={to} search={search}>
              {label}
            </LinkButton>
          ),
      )}
    </Flex>
  )
}
