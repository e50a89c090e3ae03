import { domains } from '@longmall/server/src/app.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import { inTransaction } from '@longmall/server/src/kernel/database/database.ts'
import { createHttp } from '@longmall/server/src/kernel/http/http.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { placeMembers } from '@longmall/server/src/network/placement/place-members.ts'
import { refuseWhenClosed } from '@longmall/server/src/site/open-state.ts'
import { sql } from 'kysely'
import { clientsInTurn } from '../load/clients.ts'
import { percentiles } from '../load/percentiles.ts'
import { openStage, type Stage } from '../stage.ts'
import type { Figure } from '../table.ts'
import { fillMembers, fillTrees } from './fill-network.ts'
import { seededRandom, shapes, type Shape } from './shapes.ts'

const limitMs = 5
const leastPlacements = 400
const samples = 300
const placements = 1000
const idle = { server: 0, database: 0, load: 0 }

/**
 * Views of both trees around any node with so many members in three shapes, each beside its bare statement, and placements under one hub.
 * Returns what is above its limit as failed; a difference that `check_network` finds is thrown.
 */
export async function runNetwork(members: number): Promise<{ figures: Figure[]; failed: string[] }> {
  const stage = await openStage()
  try {
    await openAssetArea(stage)
    console.log(`filling ${members} members …`)
    await fillMembers(stage.site.db, members)
    const figures: Figure[] = []
    for (const shape of shapes) {
      await fillTrees(stage.site.db, shape, members)
      figures.push(...(await measureViews(stage, shape, members)))
      if (shape === 'skewed') figures.push(await measurePlacements(stage, members))
    }
    return { figures, failed: figures.flatMap(failureOf) }
  } finally {
    await stage.close()
  }
}

/** A shop has it off by default. */
async function openAssetArea({ site }: Stage): Promise<void> {
  await sql`insert into setting (key, value) values ('asset_area.is_on', 'true') on conflict (key) do update set value = excluded.value`.execute(
    site.db,
  )
  await site.shared.refresh()
}

const failureOf = ({ scenario, latency, rate }: Figure): string[] => {
  if (scenario.startsWith('network: placements')) return rate < leastPlacements ? [`${scenario}: ${rate.toFixed(0)} a second`] : []
  return latency.p95 > limitMs ? [`${scenario}: p95 ${latency.p95.toFixed(1)} ms, more than ${limitMs} ms`] : []
}

type Send = (path: string, fields: Record<string, unknown>, viewer: number) => Promise<{ ms: number; size: number }>

/** The shop's own adapter in this process, called as a member: what is measured is the server, and no socket. */
function openMemberClients({ site }: Stage): Send {
  const client = clientsInTurn()
  const proxied = { ...site, config: { ...site.config, trustedProxies: ['local'] } }
  const http = createHttp(proxied, domains, { checkOutput: false, refuseWhenClosed })
  const tokens = new Map<number, string>()
  const tokenOf = async (member_id: number) => {
    const known = tokens.get(member_id)
    if (known) return known
    const token = newToken()
    tokens.set(member_id, token)
    await sql`insert into session (token_hash, member_id, created_at, seen_at, expires_at)
      values (${hashOfToken(token)}, ${member_id}, clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '1 day')`.execute(
      site.db,
    )
    return token
  }
  return async (path, fields, viewer) => {
    const headers = { token: await tokenOf(viewer), 'x-forwarded-for': client() }
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
    const begun = performance.now()
    const response = await http.request(`/api/${path}?${new URLSearchParams(texts).toString()}`, { headers })
    const answer = (await response.json()) as { message: string; data: { nodes?: unknown[]; list?: unknown[] } }
    const ms = performance.now() - begun
    if (!response.ok) throw new Error(`${path} ${JSON.stringify(fields)}: ${answer.message}`)
    return { ms, size: (answer.data.nodes ?? answer.data.list ?? []).length }
  }
}

async function measureViews(stage: Stage, shape: Shape, members: number): Promise<Figure[]> {
  const { db } = stage.site
  const begun = performance.now()
  const { rows } = await sql<{ first_difference: string | null }>`select first_difference from check_network()`.execute(db)
  if (rows[0]!.first_difference !== null) throw new Error(`${shape}: ${rows[0]!.first_difference}`)
  console.log(`${shape}: verified in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  const send = openMemberClients(stage)
  const random = seededRandom(7)
  const anyMember = () => 1 + Math.floor(random() * members)
  /** A member of the first generations of somebody, and who that is. */
  const pair = async () => {
    for (;;) {
      const member_id = anyMember()
      const { rows: found } = await sql<{ upline: number[] }>`select upline from sponsor_node where member_id = ${member_id}`.execute(db)
      const { upline } = found[0]!
      if (upline.length > 0) return { member_id, viewer: upline[Math.floor(random() * upline.length)]! }
    }
  }
  const requests = {
    'sponsor tree': async () => {
      const { member_id, viewer } = await pair()
      return { path: 'network/member_tree', fields: { member_id }, viewer, bare: bareSponsorTree(member_id) }
    },
    // Member 1 is above everybody in every shape.
    'placement tree': async () => {
      const node_id = anyMember() + 1
      return { path: 'network/binary_tree', fields: { node_id }, viewer: 1, bare: barePlacementTree(node_id) }
    },
    'placement tree of one’s own': async () => {
      const viewer = anyMember()
      return { path: 'network/binary_tree', fields: {}, viewer, bare: barePlacementTree(viewer + 1) }
    },
    'search of the sponsor tree': async () => {
      const { member_id, viewer } = await pair()
      const search = `net_${String(member_id).slice(0, 3)}`
      return { path: 'network/search', fields: { tree: 'sponsor', search }, viewer, bare: bareSearch(search) }
    },
    'search of the placement tree': async () => {
      const search = `net_${String(anyMember()).slice(0, 3)}`
      return {
        path: 'network/search',
        fields: { tree: 'placement', search },
        viewer: random() < 0.5 ? 1 : anyMember(),
        bare: bareSearch(search),
      }
    },
    'team, newest first': async () => {
      const { viewer } = await pair()
      const fields = { generation: 1 + Math.floor(random() * 6), page_size: 50 }
      return { path: 'network/team_members', fields, viewer, bare: bareSponsorTree(viewer) }
    },
  }
  const figures: Figure[] = []
  for (const [name, request] of Object.entries(requests)) {
    const [times, bareTimes, sizes]: [number[], number[], number[]] = [[], [], []]
    for (let n = 0; n < samples; n++) {
      const { path, fields, viewer, bare } = await request()
      if (n === 0) for (let warm = 0; warm < 20; warm++) await send(path, fields, viewer)
      const { size } = await send(path, fields, viewer)
      times.push((await send(path, fields, viewer)).ms)
      sizes.push(size)
      const started = performance.now()
      await bare.execute(db)
      bareTimes.push(performance.now() - started)
    }
    const [latency, bare] = [percentiles(times), percentiles(bareTimes)]
    const average = sizes.reduce((sum, one) => sum + one, 0) / sizes.length
    figures.push({
      scenario: `network: ${name}, ${shape}, ${members.toLocaleString('en-US')} members`,
      users: 1,
      rate: 1000 / latency.p50,
      latency,
      limits: [{ name: 'bare SQL', rate: 1000 / bare.p50 }],
      cpu: idle,
      notes: [`bare p95 ${bare.p95.toFixed(2)} ms`, `${average.toFixed(1)} rows on average`],
    })
  }
  return figures
}

const bareSponsorTree = (top: number) => sql`
  with recursive tree as (
    select member_id, 0 as level from sponsor_node where member_id = ${top}
    union all
    select n.member_id, t.level + 1 from tree t join sponsor_node n on n.sponsor_id = t.member_id where t.level < 6
  )
  select t.member_id, m.nickname, m.grade from (select * from tree limit 51) t join member m on m.id = t.member_id`
const barePlacementTree = (top: number) => sql`
  with recursive tree as (
    select id, owner_id from placement_node where id = ${top}
    union all
    select p.id, p.owner_id from tree t join placement_node p on p.parent_id = t.id
  )
  select t.id, m.nickname, m.grade from (select * from tree limit 51) t join member m on m.id = t.owner_id`
const bareSearch = (text: string) => sql`
  select m.id, m.nickname, m.grade from member m where lower(m.account) ~>=~ ${text} and lower(m.account) ~<~ ${`${text}~`} limit 11`

/** Newcomers of one hub placed by the reaction, a hundred in a transaction. */
async function measurePlacements({ site }: Stage, members: number): Promise<Figure> {
  const { rows } = await sql<{ id: number }>`
    insert into member (id, account, email, nickname, country, language, invitation_code, grade, created_at)
    select n, 'new_' || n, n || '@new.example', 'New ' || n, 'CN', 'en-us', 'new' || n, 4, store_now()
    from generate_series(${members + 1}::int, ${members + placements}::int) n returning id`.execute(site.db)
  const ids = rows.map(({ id }) => id)
  await sql`select bind_sponsor(id, 1, store_now()) from unnest(${ids}::int[]) id`.execute(site.db)
  const times: number[] = []
  const begun = performance.now()
  for (let from = 0; from < ids.length; from += 100) {
    const started = performance.now()
    const raised = ids.slice(from, from + 100).map((member_id) => ({ member_id, before: 0, grade: 4 }))
    await inTransaction(site.db, (db) => placeMembers(createContext(site, { kind: 'system' }, { db }), raised))
    times.push(performance.now() - started)
  }
  const rate = (placements * 1000) / (performance.now() - begun)
  const latency = percentiles(times)
  return {
    scenario: 'network: placements under one hub, 100 a transaction',
    users: 1,
    rate,
    latency,
    limits: [],
    cpu: idle,
    notes: ['times of a transaction'],
  }
}
