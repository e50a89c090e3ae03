/** Labels of what a coupon and a full reduction take off, and for which goods. */
export const discounts = {
  money_off: 'Amount off',
  percent_off: 'Percent off',
  goods: 'Products',
  categories: 'Categories',
  scope_help: 'Leave both empty to apply to everything.',
  off_money: '{money} off',
  off_percent: '{off}% off',
} as const
