import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "表单里的图片：选、拍、拖、粘贴都行，每张有进度，能排序、移除、重试。用于退款凭证、评价晒图、营业执照。",
    "Pictures of a form: chosen, taken, dropped or pasted, each with its progress; moved, removed, tried again. For evidence, reviews, a licence.",
  ],
  instead: [
    ["ui/FileUpload", "不是图片的文件", "Files that are no pictures"],
    ["account/AvatarField", "头像，要裁剪", "An avatar, which is cropped"],
    ["store/StorePictureField", "开店材料，词和限制已配好", "Papers of a shop, with their words and limits"],
    ["product/Gallery", "只看图", "Pictures are only seen"],
  ],
  anatomy: [
    ["fieldset > div > span:first-child", "名称；必填时有星号", "label; with a star when required"],
    ["fieldset > div > span:last-child", "张数：2/5", "how many: 2/5"],
    ["li img", "一张图，96 像素见方", "a picture, 96 px square"],
    ["li > span", "前移、后移、移除", "earlier, later, remove"],
    ["ul label", "添加：满了就不显示", "add: gone once it is full"],
    ["[id$=hint]", "说明；出错时换成原因", "hint, or in its place what is wrong"],
  ],
  states: [
    ["OneThere", "只要一张：没有前移后移", "One alone: nothing to move"],
    ["Full", "满五张：添加消失", "Five of five: add is gone"],
    ["OnTheWay", "上传中、失败可重试、被拒绝", "Under way, failed with another try, refused"],
    ["Empty", "还没有", "None yet"],
    ["SomeRefused", "几张没成功：哪几张、为什么", "Some were refused: which, and why"],
    ["Invalid", "服务器找不到图片", "The server does not find one"],
    ["OneNeeded", "必填没传", "Required and missing"],
    ["Narrow", "手机上换行，按钮变高", "On a phone tiles wrap and their buttons are higher"],
  ],
  good: [
    [
      "SomeRefused",
      "成功的保留，失败的说出文件名和原因。",
      "What came stays; what did not is named with its reason.",
    ],
  ],
  bad: [
    [
      { label: "图片", description: "" },
      "没说要拍什么：商家收到看不清问题的图。",
      "It does not say what to show, and the shop gets pictures that prove nothing.",
    ],
    [
      { label: "身份证", max: 9 },
      "只要正反两面，却能传九张。max 写真正需要的数。",
      "Two sides are wanted, nine are taken: give max the real number.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["Enter / Space", "在“添加图片”上：打开选择文件", "on the tile to add: opens the choice of files"],
    ["Ctrl+V / ⌘V", "焦点在这一组里时粘贴图片", "pastes pictures while the focus is inside"],
  ],
  speech: [
    "一组，读“上传凭证”和说明；按钮读“后移图片 1”；张数变化读“3/5”，失败立即读出，全部结束后读汇总。",
    "A group named by its label, with its hint; buttons say which picture. A change of the count is read, a failure at once, and a summary once all are answered.",
  ],
  layout: [
    "占满父级，格子 96 像素（百工）自动换行，间距 8 像素；整条都能接住拖入。自己不上传：父级拿 onAdd 的文件去传，再把进度放进 pictures。",
    "As wide as its parent; tiles of 96 px (in Baigong) wrap, 8 px apart, and the whole strip takes what is dropped. It sends nothing itself: its parent sends the files of onAdd and gives the progress in pictures.",
  ],
  related: ["ui/DropZone", "store/StorePictureField", "review/ReviewPictures", "after-sale/RefundVouchers"],
} satisfies ComponentDocs;
