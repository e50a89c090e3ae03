import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { work as contract } from '@longmall/contract/work.ts'
import * as z from 'zod/mini'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { fieldErrorsOf } from '../../kernel/http/decode.ts'
import { Refusal, WrongFields, wrongField } from '../../kernel/refusal.ts'
import { startWork } from '../start-work.ts'
import { definitionOf } from './definition.ts'
import { mayExport, staffLists, type StaffList } from './find-list.ts'
import { listExportKind, type ListExport } from './list-export.ts'

/**
 * Every row of a list of the console's as a file, as a long work; checked again when it runs. Refuses `work.list_unknown`,
 * `call.forbidden`, and wrong filters by their names. (CON-10)
 */
export async function startListExport(
  context: Context<StaffActor>,
  { list: path, filters, columns, format }: InputOf<typeof contract.export_list>,
): Promise<OutputOf<typeof contract.export_list>> {
  const list = staffLists.get(path)
  if (!list) throw new Refusal('work.list_unknown')
  if (!mayExport(context.actor, list)) throw new Refusal('call.forbidden')
  const input: ListExport = { list: path, filters: checkedFilters(list, filters), columns, format }
  return startWork(context, listExportKind, input)
}

function checkedFilters({ operation: { input } }: StaffList, text: string): Record<string, unknown> {
  const filters: unknown = JSON.parse(text)
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) throw wrongField('filters', 'field.type')
  const fields = definitionOf(input).shape ?? {}
  for (const name of Object.keys(filters)) {
    if (!(name in fields) || name === 'cursor' || name === 'page_size') throw wrongField(`filters.${name}`, 'field.unknown')
  }
  const result = z.safeParse(input, filters, { reportInput: true })
  if (result.success) return filters as Record<string, unknown>
  const fieldErrors = Object.entries(fieldErrorsOf(result.error.issues))
  throw new WrongFields(Object.fromEntries(fieldErrors.map(([name, fieldError]) => [`filters.${name}`, fieldError])))
}
