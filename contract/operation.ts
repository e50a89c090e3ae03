import type * as z from 'zod/mini'
import type { RefusalCode } from './errors.ts'

/**
 * How an operation runs. `query`: GET, no transaction. `command`: POST, one transaction, stored response by `request_key`.
 * `steps`, a non-transactional command: POST, opens its own transactions, so that a refusal can be recorded and no connection waits on
 * a hash or a network call.
 */
export type Kind = 'query' | 'command' | 'non_transactional'

/** Who may call; `optional` means a visitor or a member, and the handler sees which. */
export type Who = 'all' | 'optional' | 'member' | 'staff' | 'demo'

export interface Access<W extends Who = Who> {
  who: W
  /** Staff only: the permission that the role must hold, such as `order.ship`; of several, any of them. */
  permission?: string | readonly string[]
  /** The kind of thing the input names by id and that must be the caller's own, such as `order`. */
  owns?: string
}

/** `notice`: a provider's webhook about money, which must be accepted under load. */
export type RateClass = 'read' | 'write' | 'log_in' | 'code' | 'notice'

export interface Operation<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  W extends Who = Who,
  K extends Kind = Kind,
> {
  /** Below `/api/`: `cart/add`. */
  path: string
  kind: K
  access: Access<W>
  input: Input
  output: Output
  /** One sentence for the API docs. */
  summary: string
  /** Business refusals a caller must expect, beside field errors and access. */
  refusals?: readonly RefusalCode[]
  /** Defaults to `read` for a query and `write` otherwise. */
  rate?: RateClass
  /** `catalogue`: the response depends on input and language alone and is cached until the catalogue changes. */
  cache?: 'catalogue'
  /** Many thousands may call at once: each is deferred behind all other calls of the process. */
  burst?: true
  /** An operator’s form of something whole, in all languages: 2 MB at most instead of 256 KB. */
  large?: true
  /** An operator's preview or dry run that is no query: it changes nothing, so the audit log has no entry of it (IDN-12). */
  read_only?: true
  /** Answers while the shop is closed too. */
  open_when_closed?: true
  /** Another address of the specification's that it answers at too; `get` by GET as well. */
  at?: { path: string; get?: true }
  /**
   * Under `calls.security_option`: `never` stays plain, for callers without keys (providers, tools of a demo), like every operator's
   * call; `any` accepts both options.
   */
  sealed?: 'never' | 'any'
}

/** Any operation. */
export type AnyOperation = Operation<z.ZodMiniType, z.ZodMiniType>
export type Contract = Record<string, AnyOperation>

export const operation = <Input extends z.ZodMiniType, Output extends z.ZodMiniType, W extends Who, K extends Kind>(
  definition: Operation<Input, Output, W, K>,
) => definition

export type InputOf<O> = O extends { input: infer Input extends z.ZodMiniType } ? z.output<Input> : never
export type OutputOf<O> = O extends { output: infer Output extends z.ZodMiniType } ? z.output<Output> : never
