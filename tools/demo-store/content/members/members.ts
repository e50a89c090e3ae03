import type { Language } from '@longmall/contract/fields.ts'
import type { DemoMember } from '../../types.ts'
import { demoAccounts } from './demo-accounts.ts'

export const demoPassword = 'Longmall1'
export const demoPaymentPassword = '246810'

type Row = [account: string, nickname: string, country: DemoMember['country'], gender: DemoMember['gender'], grade: number]

/** Members in the background, who write the reviews in their own language. */
const writers: Record<Language, Row[]> = {
  'zh-cn': [
    ['linjian_deer', '林间小鹿', 'CN', 'female', 4],
    ['north_window', '北窗', 'CN', 'male', 5],
    ['orange_cat', '一只橘猫', 'CN', 'secret', 0],
    ['no_overtime', '周末不加班', 'CN', 'male', 0],
    ['a_ning', '阿宁', 'CN', 'female', 4],
    ['tea_and_books', '茶与书', 'CN', 'male', 6],
    ['xiao_man', '小满', 'CN', 'female', 0],
    ['take_it_slow', '慢慢来', 'HK', 'secret', 0],
  ],
  'en-us': [
    ['hannah_k', 'Hannah K.', 'SG', 'female', 4],
    ['marco_w', 'marco_w', 'OTHER', 'male', 0],
    ['priya_n', 'Priya', 'SG', 'female', 5],
    ['tom_burke', 'tom.b', 'OTHER', 'male', 0],
    ['jane_reads', 'JaneReads', 'OTHER', 'female', 0],
    ['lars_n', 'Lars', 'OTHER', 'male', 4],
    ['ellie_park', 'Ellie', 'KR', 'female', 0],
  ],
  'ko-kr': [
    ['summer_sea', '여름바다', 'KR', 'female', 4],
    ['minji_home', '민지네집', 'KR', 'female', 5],
    ['sweet_noon', '달콤한오후', 'KR', 'secret', 0],
    ['seojun_dad', '서준아빠', 'KR', 'male', 0],
    ['one_coffee', '커피한잔', 'KR', 'male', 4],
    ['sky_barley', '하늘보리', 'KR', 'female', 0],
  ],
  'ja-jp': [
    ['haruka_m', 'はるか', 'OTHER', 'female', 4],
    ['coffee_days', '珈琲日和', 'OTHER', 'male', 0],
    ['momo_chan', 'もも', 'OTHER', 'female', 0],
    ['tsuri_suki', '釣り好き', 'OTHER', 'male', 0],
    ['yuuko_s', 'ゆうこ', 'OTHER', 'female', 5],
  ],
  'ms-my': [
    ['aisyah_r', 'Aisyah', 'MY', 'female', 4],
    ['farid_kl', 'Farid_KL', 'MY', 'male', 0],
    ['mak_ngah', 'Mak Ngah', 'MY', 'female', 0],
    ['hafiz_z', 'Hafiz', 'MY', 'male', 4],
    ['siti_norma', 'Siti N.', 'MY', 'female', 0],
  ],
}

const withDefaults = (member: Omit<DemoMember, 'avatar' | 'email'>): DemoMember => ({
  ...member,
  email: `${member.account}@mail.example`,
  avatar: `avatar/${member.account}.webp`,
})

/** Members that are more than a place in the network: those to log in with, then those in the background who write reviews. */
export function listMembers(): DemoMember[] {
  const background = (Object.entries(writers) as [Language, Row[]][]).flatMap(([language, rows]) =>
    rows.map(([account, nickname, country, gender, grade], i) =>
      withDefaults({
        account,
        nickname,
        country,
        gender,
        grade,
        language,
        real_name: null,
        birthday: null,
        mobile: null,
        days_old: 90 + ((i * 53) % 240),
        is_store_clerk: false,
        addresses: [],
        balance: { withdrawable: 0, non_withdrawable: 0 },
        purpose: null,
      }),
    ),
  )
  return [...demoAccounts.map(withDefaults), ...background]
}

/** Accounts in the background that write in a language. */
export const writersOf = (language: Language): string[] => writers[language].map(([account]) => account)
