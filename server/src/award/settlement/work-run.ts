import { sql } from 'kysely'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../events/events.ts'
import { takeShard, type Shard } from './shards.ts'
import { postShard, releaseShard } from './post-shard.ts'
import { clawBack } from './claw-back.ts'
import { closeIncome, incomeSteps, type IncomeStepName } from './income-step.ts'
import { linesLock } from './lines-lock.ts'

export interface Run {
  id: number
  /** The store's day that it settles; `cutoff` is the midnight after it. */
  day: string
  cutoff: string
  step: (typeof steps)[number] | 'closed'
}
type RunContext = Context<SystemActor>

/** Called within each transaction of a run before it commits; the test that stops runs throws from it. */
export type StepHook = (step: string, shard: Shard | null) => void

/** A step as one transaction of the whole run; what it prepares for the next step is written with it. */
const wholeSteps: Record<string, (context: RunContext, run: Run) => Promise<unknown>> = {
  claim: async ({ db }, { id, cutoff }) =>
    sql`update award_event set run_id = ${id} where run_id is null and happened_at < ${cutoff}`.execute(db),
  volumes: async ({ db }, { id }) => {
    await sql`select pg_advisory_xact_lock(hashtext('placement'))`.execute(db)
    await sql`select settlement_volumes(${id})`.execute(db)
  },
  lines: async ({ db }, { id }) => {
    await sql`select pg_advisory_xact_lock(${linesLock})`.execute(db)
    await sql`select settlement_write_lines(${id})`.execute(db)
    await sql`
      insert into settlement_shard (run_id, step, kind, shard)
      select ${id}, 'claw_backs', '', event_id from settlement_refunds(${id})`.execute(db)
    await sql`select settlement_share_out(${id}, 'post')`.execute(db)
  },
  close: async (context, run) => {
    await sql`select settlement_close(${run.id})`.execute(context.db)
    await closeIncome(context, run)
    await emit(context, 'award.run_closed', { run_id: run.id })
  },
}

interface ShardStep {
  work: (context: RunContext, run: Run, shard: Shard) => Promise<void>
  prepare?: (context: RunContext, run: Run) => Promise<unknown>
}
/** A step of shards, each in a transaction with its effect, and what the last of them prepares. */
const awardSteps: Record<string, ShardStep> = {
  claw_backs: { work: (context, run, { shard }) => clawBack(context, run, Number(shard)) },
  post: {
    work: postShard,
    prepare: async ({ db }, { id }) => sql`select settlement_share_out(${id}, 'release')`.execute(db),
  },
  release: { work: releaseShard },
}

/** The step's shards; undefined for a step of the whole run. Each step of income is shared out as the one before it ends. */
function shardStepOf({ site }: RunContext, step: string): ShardStep | undefined {
  const own = awardSteps[step] ?? site.incomeSteps[step as IncomeStepName]
  const next = steps[steps.indexOf(step as (typeof steps)[number]) + 1] as IncomeStepName
  return incomeSteps.includes(next) ? own && { ...own, prepare: site.incomeSteps[next].shareOut } : own
}

export const steps = ['claim', 'volumes', 'lines', 'claw_backs', 'post', 'release', ...incomeSteps, 'close'] as const

/** Works through the steps of a run that are left. Each step is entered once: the run's row is locked while it advances. */
export async function workRun(context: RunContext, run_id: number, hook?: StepHook): Promise<void> {
  for (;;) {
    const { rows } = await sql<Run>`select id, day::text, cutoff, step from settlement_run where id = ${run_id}`.execute(context.db)
    const run = rows[0]!
    if (run.step === 'closed') return
    const shards = shardStepOf(context, run.step)
    if (shards) while (await workShard(context, run, shards.work, hook));
    await context.transaction(async (inner) => {
      if (!(await isAt(inner, run))) return
      if (shards) await shards.prepare?.(inner, run)
      else await wholeSteps[run.step]!(inner, run)
      await advance(inner, run)
      hook?.(run.step, null)
    })
  }
}

/** Takes the next shard of the run's step and does its work; false when none is left. */
const workShard = (context: RunContext, run: Run, work: (context: RunContext, run: Run, shard: Shard) => Promise<void>, hook?: StepHook) =>
  context.transaction(async (inner) => {
    const shard = await takeShard(inner.db, run.id, run.step)
    if (!shard) return false
    await work(inner, run, shard)
    hook?.(run.step, shard)
    return true
  })

/** Is the run still at this step? Locks it. */
async function isAt({ db }: Context, { id, step }: Run): Promise<boolean> {
  const { rows } = await sql`select from settlement_run where id = ${id} and step = ${step} for update`.execute(db)
  return rows.length > 0
}

async function advance({ db, now }: Context, { id, step }: Run): Promise<void> {
  const next = steps[steps.indexOf(step as (typeof steps)[number]) + 1] ?? 'closed'
  await sql`
    update settlement_run set step = ${next}, error = null, closed_at = ${next === 'closed' ? now : null} where id = ${id}`.execute(db)
}
