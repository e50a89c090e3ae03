import type { AgreementName } from '@longmall/contract/content.ts'
import { query } from '@longmall/web/call/query.ts'

/** A document in force; it seldom changes. */
export const agreementQuery = (name: AgreementName) => ({ ...query('content/agreement', { name }), staleTime: 600_000 })
