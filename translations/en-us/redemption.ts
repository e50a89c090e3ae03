export const redemption = {
  title: 'Redemption desk',
}
