import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "从选好的图片里裁出头像：拖动、缩放，边看三种大小的预览，再用。输出 400 像素见方。",
    "Cuts the avatar out of a chosen picture: move, zoom, see it in several sizes, then use it. The result is 400 px square.",
  ],
  instead: [
    ["account/AvatarField", "选择文件、恢复默认", "Choosing the file, or going back to the default"],
    ["ui/ImageCrop", "不在弹窗里裁，或不是头像", "Cropping without a dialog, or other than an avatar"],
    ["forms/PictureUpload", "上传图片，不裁", "Pictures that are sent as they are"],
  ],
  anatomy: [
    ["[role=dialog] h2", "标题", "heading"],
    ["[role=application]", "裁剪区：拖动或方向键移动", "the picture: drag it, or move it by arrow keys"],
    ["output", "缩放比例，左右是缩小和放大", "the zoom, between its two buttons"],
    ["figure", "几种大小的圆形预览", "round previews in several sizes"],
    ["[role=dialog] > div:last-child", "取消、使用此头像", "cancel, and use it"],
  ],
  states: [
    ["Pending", "上传中", "Being sent"],
    ["Refused", "没存成：上方说明原因", "It could not be kept: the reason is above"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [["Default", "小尺寸的预览让人看出脸太小。", "The small preview shows when a face is too small."]],
  bad: [
    [
      "Refused",
      "格式不对、图片太小，别等裁完才说：选文件时就在 AvatarField 里说。",
      "A wrong format or a picture too small is not to be told after the work: AvatarField says it when the file is chosen.",
    ],
  ],
  keyboard: [
    ...keys.dialog,
    ["← → ↑ ↓", "焦点在裁剪区时移动图片", "moves the picture, with the focus on it"],
    ["+ / −", "放大、缩小", "nearer, further"],
  ],
  speech: [
    "打开时读“裁剪头像，对话框”；裁剪区读“头像区域”和操作提示；比例变化读出百分数；失败立即播报。",
    "At opening its heading and “dialog”; the picture says its name and how to move it; the zoom is read as a percentage; a failure interrupts.",
  ],
  layout: [
    "弹窗自己定大小，按钮固定在脚部。要预览的图片地址由页面给，通常是 blob: 地址，关闭后页面释放。",
    "Sizes itself, with the buttons at its foot. The page gives the picture's address, usually a blob, and frees it afterwards.",
  ],
  related: ["account/AvatarField", "ui/ImageCrop", "ui/Dialog"],
} satisfies ComponentDocs;
