/** Names of the colour themes. */
export const themes = {
  theme_default: 'Iris',
  theme_blue: 'Ocean',
  theme_green: 'Forest',
  theme_pink: 'Blossom',
  theme_golden: 'Amber',
} as const
