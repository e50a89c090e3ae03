import type { campaign } from '@longmall/contract/campaign.ts'
import type { Handlers } from '../kernel/context.ts'
import { viewAllowance } from '../promotion/zone/view-allowance.ts'
import { recordCampaignVisit } from './record-visit.ts'
import { dryRunCampaign, dryRunForm } from './dry-run/dry-run-campaign.ts'
import { saveCampaign } from './staff/save-campaign.ts'
import { endReduction } from './staff/end-reduction.ts'
import { saveReduction } from './staff/save-reduction.ts'
import { viewReduction, viewReductions } from './staff/show-reduction.ts'
import { saveSeries } from './staff/save-series.ts'
import { searchCampaigns, viewFigures } from './staff/search-campaigns.ts'
import { viewForStaff } from './staff/show-campaign.ts'
import { deleteCampaign, endCampaign, switchCampaign } from './staff/switch-campaign.ts'
import { viewGoodsCampaigns } from './zone/goods-campaigns.ts'
import { viewTopics, viewZone } from './zone/list-cards.ts'
import { recordReductionVisit, viewFullReduction, viewFullReductions } from './zone/list-reductions.ts'
import { viewLiveStock } from './zone/live-stock.ts'
import { viewCampaign } from './zone/view-campaign.ts'

export const campaignHandlers: Handlers<typeof campaign> = {
  zone: viewZone,
  topics: viewTopics,
  view: viewCampaign,
  full_reductions: viewFullReductions,
  full_reduction: viewFullReduction,
  of_goods: viewGoodsCampaigns,
  live: viewLiveStock,
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
  dry_run: dryRunCampaign,
  dry_run_form: dryRunForm,
  reductions: viewReductions,
  reduction: viewReduction,
  save_reduction: saveReduction,
  end_reduction: endReduction,
}
