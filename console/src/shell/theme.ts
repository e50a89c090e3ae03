import type { ThemeConfig } from 'antd'

/** Quiet and dense. Links, errors and placeholders are darker than antd's own, which miss WCAG AA on white. */
export const consoleTheme: ThemeConfig = {
  token: {
    // No animations: removed elements, such as the spinner of a button, disappear at once.
    motion: false,
    colorPrimary: '#5546d6',
    colorPrimaryHover: '#4a3bc2',
    colorLink: '#4a3bc2',
    colorLinkHover: '#3a2da3',
    colorError: '#c4122f',
    colorErrorText: '#c4122f',
    colorSuccess: '#0b6b3a',
    colorWarning: '#8a5200',
    colorInfo: '#0b56a8',
    // The backgrounds that antd derives from such dark colours are too dark for them.
    colorErrorBg: '#fdecee',
    colorErrorBorder: '#f3b3bd',
    colorSuccessBg: '#e8f5ee',
    colorSuccessBorder: '#a8d5bb',
    colorWarningBg: '#fff5e2',
    colorWarningBorder: '#ecd09a',
    colorInfoBg: '#e8f2fd',
    colorInfoBorder: '#a9cdf3',
    colorTextPlaceholder: '#666673',
    colorTextDescription: '#5c5c69',
    colorTextTertiary: '#5c5c69',
    colorBgLayout: '#f4f4f7',
    borderRadius: 8,
    fontSize: 14,
    fontFamily:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans', 'Apple SD Gothic Neo', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  },
  // The shadow at the edge beyond which a table scrolls: antd's own is hardly visible.
  components: { Table: { colorSplit: 'rgb(20 20 40 / 0.2)' } },
}
