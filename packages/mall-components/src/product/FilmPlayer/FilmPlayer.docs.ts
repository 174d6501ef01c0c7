import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "封面图后面的视频：不按播放不加载、不动，按了先静音播放。",
    "A film behind its picture: nothing moves or is fetched before play is pressed; it begins without sound.",
  ],
  instead: [
    ["product/Gallery", "商品主图区，视频和图片一起切换", "Film and pictures of a product together"],
    ["decoration/BlockVideo", "店铺装修里的视频块", "A film as a block of a decorated page"],
    ["product/ProductPicture", "只有一张图", "There is only a picture"],
  ],
  anatomy: [
    ["button", "封面：整张都是播放键", "the still: all of it plays"],
    ["button svg", "播放标记，居中", "sign of playing, in the centre"],
  ],
  states: [["Cover", "宽幅：封面裁切铺满", "Wide: the still is cut to fill"]],
  good: [
    [
      "Default",
      "封面就是商品本身，不播也看得到东西。",
      "The still shows the goods, so it serves without playing.",
    ],
  ],
  bad: [
    [
      { poster: "" },
      "没有封面：一块灰底，人不知道放的是什么。",
      "No still: a grey box that does not say what it plays.",
    ],
    [
      { width: 160, height: 90 },
      "太小：播放标记盖住整张封面，控件也点不到。",
      "Too small: the sign covers the still, and the controls cannot be hit.",
    ],
  ],
  keyboard: [
    ["Tab", "到播放键；播放后到浏览器自带的控件", "to play; afterwards to the browser's own controls"],
    [
      "Enter / Space",
      "播放，焦点移到视频上；再按暂停",
      "plays, and the focus goes to the film; again to pause",
    ],
    ["← →", "在视频里快退、快进", "back and forward in the film"],
  ],
  speech: [
    "按钮读“播放视频 商品名”；失败时 alert 读“视频没能播放，请检查网络后重试”，后面是重试键。",
    "“Play, product's name”; a failure is an alert with a button to try again.",
  ],
  layout: [
    "占满父级的宽高，封面和视频同一个位置，不会跳；比例由父级或 width、height 定。",
    "Fills its parent; still and film are in the same place. Its proportion is its parent's, or by width and height.",
  ],
  related: ["product/Gallery", "product/PictureViewer", "product/ProductPicture"],
} satisfies ComponentDocs;
