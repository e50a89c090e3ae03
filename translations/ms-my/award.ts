import { awards } from './shared/awards.ts'
import type { award as english } from '../en-us/award.ts'
import type { TranslationTable } from '../translate.ts'

export const award: TranslationTable<typeof english> = {
  ...awards,
  plan_title: 'Pelan ganjaran semasa',
  plan_version: 'Versi {plan_id}, sejak {day}',
  plan_lead:
    'Setiap kadar ialah bahagian daripada jualan yang benar-benar dibuat. Tanpa jualan, tiada bayaran; generasi yang perujuknya bukan AM atau lebih tinggi tidak dibayar.',
  rate: 'Kadar',
  generations: 'Generasi {first}–{last}',
  cap_title: 'Had',
  cap_text:
    'Semua ganjaran bagi satu jualan paling banyak {cap} daripada bayarannya. Jika melebihi, semuanya dikurangkan dengan faktor yang sama, jadi anda mungkin menerima kurang daripada kadar di atas; setiap ganjaran menunjukkan faktornya.',
  split_title: 'Cara bonus dibayar',
  split_text: 'Mengikut ACC yang anda pegang, pada harga unit hari itu:',
  below: 'Di bawah {threshold}',
  from: 'Mulai {threshold}',
  freeze_text_one: 'Ganjaran rujukan dikunci selama {count} hari selepas penyelesaian harian.',
  freeze_text_other: 'Ganjaran rujukan dikunci selama {count} hari selepas penyelesaian harian.',
}
