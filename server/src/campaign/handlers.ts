import type { campaign } from '@longmall/contract/campaign.ts'
import type { Handlers } from '../kernel/context.ts'
import { viewAllowance } from '../promotion/zone/view-allowance.ts'
import { recordCampaignVisit } from './record-visit.ts'
import { rehearseCampaign, rehearseForm } from './rehearsal/rehearse-campaign.ts'
import { saveCampaign } from './setup/save-campaign.ts'
import { endReduction } from './setup/end-reduction.ts'
import { saveReduction } from './setup/save-reduction.ts'
import { viewReduction, viewReductions } from './setup/show-reduction.ts'
import { saveSeries } from './setup/save-series.ts'
import { searchCampaigns, viewFigures } from './setup/search-campaigns.ts'
import { viewForStaff } from './setup/show-staff.ts'
import { deleteCampaign, endCampaign, switchCampaign } from './setup/switch-campaign.ts'
import { viewGoodsCampaigns } from './zone/goods-campaigns.ts'
import { viewTopics, viewZone } from './zone/list-cards.ts'
import { recordReductionVisit, viewFullReduction, viewFullReductions } from './zone/list-reductions.ts'
import { viewLivePieces } from './zone/live-pieces.ts'
import { viewCampaign } from './zone/view-campaign.ts'

export const campaignHandlers: Handlers<typeof campaign> = {
  zone: viewZone,
  topics: viewTopics,
  view: viewCampaign,
  full_reductions: viewFullReductions,
  full_reduction: viewFullReduction,
  of_goods: viewGoodsCampaigns,
  live: viewLivePieces,
  allowance: viewAllowance,
  visit: recordCampaignVisit,
  visit_reduction: recordReductionVisit,
  search: searchCampaigns,
  staff_view: viewForStaff,
  save: saveCampaign,
  save_series: saveSeries,
  switch: switchCampaign,
  end: endCampaign,
  delete: deleteCampaign,
  figures: viewFigures,
  rehearse: rehearseCampaign,
  rehearse_form: rehearseForm,
  reductions: viewReductions,
  reduction: viewReduction,
  save_reduction: saveReduction,
  end_reduction: endReduction,
}
