import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "从一张照片里选出圆形的一块，右边同时看到各种大小的效果。用于换头像。",
    "Chooses a round part of a photo and shows at once how it looks in several sizes. For changing an avatar.",
  ],
  instead: [
    ["forms/PictureUpload", "整张上传，不裁剪", "Pictures are sent whole"],
    ["ui/DropZone", "还没有选文件", "No file is chosen yet"],
    [
      "account/AvatarDialog",
      "整个换头像流程，带保存按钮",
      "The whole change of an avatar, with its save button",
    ],
    ["ui/Avatar", "只显示头像", "It only shows an avatar"],
  ],
  anatomy: [
    [
      "[role=application]",
      "图片区：圆圈内是选中的部分，外面变暗；拖动来移动",
      "stage: the circle is the chosen part, what is outside is darker; drag to move",
    ],
    ["button", "缩小：到 100% 时停用", "zoom out: off at 100%"],
    ["output", "倍数：100%–400%", "zoom: 100% to 400%"],
    ["p", "操作说明", "how it is done"],
    ["figure", "预览：圆形，每个下面写明像素", "previews: round, each with its pixels"],
  ],
  states: [
    [
      "Tall",
      "竖长的照片：开始时取正中最大的一块",
      "A tall photo: it starts with the largest part of its middle",
    ],
    ["OtherSizes", "两个预览，输出 200 像素", "Two previews, 200 px given"],
    ["Narrow", "手机上预览排到下面一行", "On a phone the previews are in a row below"],
  ],
  good: [
    [
      "Default",
      "预览用页面上真正会出现的大小。",
      "The previews are the sizes in which the avatar is really shown.",
    ],
  ],
  bad: [
    [
      { hint: "裁剪" },
      "说明没有说怎么操作：键盘用户不知道可以用方向键。",
      "The hint does not say how: people at a keyboard do not learn of the arrow keys.",
    ],
    [
      { previews: [48, 40, 36, 32, 28, 24] },
      "六个预览差别太小，比不出好坏。两三个就够。",
      "Six previews hardly differ; two or three are enough.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "图片区、缩小、放大之间移动", "between the stage, zoom out and zoom in"],
    [
      "↑ ↓ ← →",
      "在图片区：移动选中的部分，每次二十分之一",
      "on the stage: moves the part by a twentieth of its width",
    ],
    ["+ / -", "在图片区：放大、缩小一成", "on the stage: zooms by a tenth"],
    ["Enter / Space", "按下缩小、放大按钮", "presses zoom out or zoom in"],
  ],
  speech: [
    "图片区读“头像区域，应用程序”和操作说明；倍数是 output，变化时读出。画布和预览不读。",
    "The stage is read as “Avatar area, application” with the hint; the zoom is an output and read when it changes. Canvas and previews are silent.",
  ],
  layout: [
    "自己是两块：图片区宽 280 像素（百工），预览竖排在旁边，不够宽时换到下一行；手机上预览横排。保存、取消按钮由父级给，通常是 Dialog 的脚部。",
    "Lays out two blocks: a stage 280 px wide (in Baigong), the previews beside it in a column, or below where there is no room, in a row on a phone. Save and cancel are its parent's, mostly the foot of a Dialog.",
  ],
  related: ["account/AvatarDialog", "ui/DropZone", "ui/Avatar", "forms/PictureUpload"],
} satisfies ComponentDocs;
