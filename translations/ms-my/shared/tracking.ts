import type { TranslationTable } from '../../translate.ts'
import type { tracking as english } from '../../en-us/shared/tracking.ts'

export const tracking: TranslationTable<typeof english> = {
  step_shipped: 'Kedai menyerahkan bungkusan',
  step_collected: 'Dipungut oleh syarikat penghantaran',
  step_sorting: 'Diasingkan di pusat pengumpulan',
  step_departed: 'Meninggalkan pusat pengumpulan',
  step_arrived: 'Tiba di pusat tempatan',
  step_customs: 'Sedang diperiksa kastam',
  step_out_for_delivery: 'Sedang dihantar kepada anda',
  step_delivered: 'Telah diterima',
  step_note: 'Nota',
}
