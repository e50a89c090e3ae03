import type { Context } from '../../kernel/context.ts'
import { Refusal, WrongFields } from '../../kernel/refusal.ts'
import { checkFits, writeSettings } from '../write-settings.ts'
import { notifyApplied, notifyStale } from './notify-operators.ts'
import { endRequest, valuesOf, type RequestRow } from './queries.ts'

/**
 * Makes a requested change, or ends it as stale when a setting was changed meanwhile or its value fits no more. The request’s row is locked
 * by the caller. `approved_by` is null where its time has come.
 */
export async function applyRequest(
  context: Context,
  request: RequestRow,
  approved_by: number | null,
): Promise<{ state: 'applied' | 'stale'; version: number }> {
  const { id, requested_by, reason } = request
  const values = await valuesOf(context, id)
  const fits =
    values !== null &&
    (await checkFits(context, values).then(
      () => true,
      (error: unknown) => {
        if (error instanceof WrongFields || (error instanceof Refusal && error.code === 'setting.changed')) return false
        throw error
      },
    ))
  if (!fits) {
    await notifyStale(context, request)
    return { state: 'stale', version: await endRequest(context, id, 'stale', approved_by) }
  }
  await writeSettings(context, values, { requested_by, approved_by, reason })
  await notifyApplied(context, request, values)
  return { state: 'applied', version: await endRequest(context, id, 'applied', approved_by) }
}
