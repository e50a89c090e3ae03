import type { scan as english } from '../en-us/scan.ts'
import type { TranslationTable } from '../translate.ts'

export const scan: TranslationTable<typeof english> = {
  scan_in_app: '扫码',
  camera: '摄像头',
  camera_starting: '正在打开摄像头',
  camera_refused: '摄像头授权失败',
  camera_refused_text: '请在浏览器设置中允许使用摄像头，也可选择二维码图片或输入代码。',
  camera_missing: '未找到摄像头',
  camera_missing_text: '请选择二维码图片，或输入代码。',
  camera_busy: '摄像头无法使用',
  camera_busy_text: '可能正被其他应用占用，请关闭后重试。',
  camera_unreadable: '二维码识别组件加载失败',
  camera_unreadable_text: '请检查网络后重试，或输入代码。',
  try_again: '重试',
  choose_picture: '选择图片',
  no_code_in_picture: '图片中没有找到二维码',
  picture_unreadable: '无法读取该图片',
}
