export const distribution = {
  title: 'Distribution',
}
