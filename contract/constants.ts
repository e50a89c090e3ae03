// Constants and limits of the specification (§9), each under the specification's name for it. Where an operator may
// change one, this is its default (decisions.md). Times in ms unless the name has another unit; amounts as decimal strings.

export const version = '1.0.0'
export const defaultLanguage = 'en-us'
export const themeNames = ['default', 'blue', 'green', 'pink', 'golden'] as const

export const toastMs = 1500
export const noticeToastMs = 2200
export const sessionConflictToastMs = 6000
export const chunkTimeoutMs = 120_000
export const networkTimeoutMs = 60_000
export const asyncPageDelayMs = 200
export const startUpAdMs = 300
export const splashClosesMs = 500
export const forcedRefreshMs = 3000

export const sessionIdleSeconds = 3600
export const paymentPasswordLockHours = 3
export const loginLockMinutes = 30

/** Hundredths of a percent of the amount. */
export const withdrawalFeeBasisPoints = 200
export const withdrawalProcessedFromHour = 9
export const withdrawalProcessedUntilHour = 18
/** Hundredths of a percent of the amount given. */
export const conversionFeeBasisPoints = 10

export const amToRmWindowDays = 15
export const freezeWarningDays = 3
export const referralIncomeFreezeDays = 3
export const amRecommendationsForRm = 3

export const accThreshold = '750'
export const usdaPerClone = '250'
export const pledgePlanMonths = [12, 48] as const
/** 500 of the two readings (decisions.md, Pledge). */
export const pledgeUnitAcc = '500'
export const pledgeUnitAccOtherReading = '999999'
export const minimumDeposit = '100'
export const depositPlans = 4

export const avatarUnderMegabytes = 10
export const teamListItems = 50
export const treeLevels = 6
export const passwordMinimum = 8
/** The specification's 16; decisions.md (Password) allows 64 unless an operator sets 16. */
export const passwordMaximum = 64
export const passwordMinimumInProfile = 6
export const paymentPasswordDigits = 6
export const smsCodeDigits = 6

export const listPageSize = 10
export const noMoreDataBelowItems = 5
export const pullDownOffset = 80
export const pullDownResetMs = 300
export const backToTopAtScroll = 1000
export const priceDecimals = 2

export const phoneRechargeGoodsId = 204
export const phoneRechargeCode = 'phone_recharge'
/** Goods that a scan in the host app opens straight away: the Start-up purchase and the device purchase. */
export const specialGoodsIds = [119, 172] as const

export const layoutWidthCap = 500
export const designWidth = 750
export const designBase = 375
export const currencySymbol = '$'

export const hostCommands = {
  '001': 'get token',
  '002': 'token reply',
  '003': 'close or menu',
  '004': 'login',
  '005': 'scan goods',
  '006': 'share',
  '007': 'logout',
  '008': 'ready',
  '009': 'environment',
  '010': 'ack',
  '012': 'pay app',
  '013': 'cloud desktop order',
  '014': 'scan',
  '015': 'open url',
  '016': 'browser payment',
  '017': 'PayPal-type login',
} as const
