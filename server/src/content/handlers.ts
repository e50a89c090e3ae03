import type { content } from '@longmall/contract/content.ts'
import type { Handlers } from '../kernel/context.ts'
import { publishAgreement } from './agreement/publish-agreement.ts'
import { viewAgreementTexts } from './agreement/view-agreement-texts.ts'
import { listAgreements, viewAgreement } from './agreement/view-agreement.ts'
import { addTopicPage } from './composer/add-topic-page.ts'
import { issuePreview, viewPreview } from './composer/preview.ts'
import { publishAgain, publishPage } from './composer/publish-page.ts'
import { discardDraft, restorePage, saveDraft } from './composer/save-draft.ts'
import { cancelSchedule, schedulePage } from './composer/schedule-page.ts'
import { listPages, listVersions, viewComposed } from './composer/views.ts'
import { viewPage } from './view-page.ts'

export const contentHandlers: Handlers<typeof content> = {
  home: async (context) => ({ blocks: await viewPage(context, 'home') }),
  page: async (context, { page }) => ({ blocks: await viewPage(context, page) }),
  preview: viewPreview,
  agreement: viewAgreement,
  list_agreements: listAgreements,
  agreement_texts: viewAgreementTexts,
  publish_agreement: publishAgreement,
  list_pages: listPages,
  view_page: viewComposed,
  add_topic_page: addTopicPage,
  save_page: saveDraft,
  discard_draft: discardDraft,
  publish_page: publishPage,
  schedule_page: schedulePage,
  cancel_schedule: cancelSchedule,
  page_history: listVersions,
  restore_page: restorePage,
  publish_again: publishAgain,
  preview_ticket: issuePreview,
}
