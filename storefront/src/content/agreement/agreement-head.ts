import type { AgreementName } from '@longmall/contract/content.ts'
import type { HeadTools, PageHead } from '../../shell/page-head.ts'
import { agreementQuery } from './agreement-query.ts'

/** Head of a document's page: its title, and the start of its text as the description. */
export const agreementHead =
  (name: AgreementName) =>
  ({ queryClient }: HeadTools<unknown>): PageHead => {
    const agreement = queryClient.getQueryData(agreementQuery(name).queryKey)
    return { title: agreement?.title ?? '', description: agreement?.sections[0]?.paragraphs[0], type: 'article' }
  }
