import { totalOf } from '@longmall/contract/fair-draw.ts'
import type { StaffProof } from '@longmall/contract/game-staff.ts'
import { Descriptions, Table } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** The inputs of a draw, and how its numbers map to the prizes. */
export function DrawFacts({ proof }: { proof: StaffProof }) {
  const t = useTranslations('game')
  const { time, count } = useFormat()
  const { member_id, nickname, prize, drawn_prize_id, number, total, weights } = proof
  const landed = weights.find(({ prize_id }) => prize_id === drawn_prize_id)
  const code = (text: string) => <code style={{ overflowWrap: 'anywhere' }}>{text}</code>
  const rows = weights.map((weight, n) => {
    const first = totalOf(weights.slice(0, n))
    return { ...weight, first, last: first + weight.weight - 1 }
  })
  return (
    <>
      <Descriptions
        size="small"
        bordered
        column={1}
        style={{ marginBottom: 16, maxWidth: 860 }}
        items={[
          { key: 'member', label: t('member'), children: <MemberLink member_id={member_id}>{`${nickname} · #${member_id}`}</MemberLink> },
          { key: 'drawn_at', label: t('drawn_at'), children: time(proof.drawn_at) },
          { key: 'prize', label: t('granted_prize'), children: prize.prize_name },
          ...(landed && drawn_prize_id !== prize.prize_id
            ? [{ key: 'landed', label: t('drawn_prize'), children: `${landed.prize_name} (${t('exhausted')})` }]
            : []),
          { key: 'number', label: t('number'), children: t('number_of', { number: count(number), total: count(total) }) },
          { key: 'commitment', label: t('commitment'), children: code(proof.commitment) },
          { key: 'server_seed', label: t('server_seed'), children: proof.server_seed === null ? t('hidden') : code(proof.server_seed) },
          { key: 'client_seed', label: t('client_seed'), children: code(proof.client_seed) },
          { key: 'nonce', label: t('nonce'), children: count(proof.nonce) },
        ]}
      />
      <Table
        size="small"
        rowKey="prize_id"
        pagination={false}
        style={{ maxWidth: 860 }}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={[
          {
            key: 'prize',
            title: t('prize'),
            render: (_, row) => (
              <>
                {row.prize_name} {row.prize_id === drawn_prize_id && <StateTag tone="success">{t('drawn')}</StateTag>}
              </>
            ),
          },
          { key: 'weight', title: t('weight'), align: 'right', render: (_, { weight }) => count(weight) },
          { key: 'numbers', title: t('numbers'), align: 'right', render: (_, { first, last }) => `${count(first)} – ${count(last)}` },
        ]}
      />
    </>
  )
}
