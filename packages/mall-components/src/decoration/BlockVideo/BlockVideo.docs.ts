import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺首页上的一段通栏视频：先显示封面，按下才下载和播放。",
    "A film across a shop's home: its picture first; nothing is fetched or played before a press.",
  ],
  instead: [
    ["product/FilmPlayer", "商品图库等别的尺寸的位置", "Places of another size, as a product's gallery"],
    ["decoration/BlockBanner", "只要会动的大图", "Large pictures that turn"],
    ["product/Gallery", "视频和商品图放在一起", "A film among a product's pictures"],
  ],
  anatomy: [
    ["h2", "标题，也是视频的名字", "heading, and the film's name"],
    ["section button", "整块封面都可以按", "the whole picture is the button"],
    ["section button img", "封面，按 3:1 裁切", "picture, cut to 3 to 1"],
    ["section button > :last-child", "播放图标", "play mark"],
  ],
  states: [
    ["NoTitle", "没有标题", "Without heading"],
    ["Narrow", "手机上：不低于最小高度", "On a phone: never lower than its least height"],
  ],
  good: [
    [
      "Default",
      "标题说出视频内容，封面取自视频里的一幕。",
      "The heading says what it shows; the picture is a scene of it.",
    ],
  ],
  bad: [
    [
      "NoTitle",
      "没有标题：按钮只读“播放视频”，不知道播什么。",
      "No heading: the button says “play” and not what.",
    ],
    [
      { poster: "" },
      "没有封面：一大块黑底上只有缺图标志。",
      "No picture: a large dark ground with the mark of a missing one.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域以标题命名；按钮读“播放视频”加标题。按下后换成浏览器自己的播放器。",
    "A region of its heading; the button says that it plays the film of that name. After a press the browser's own player takes its place.",
  ],
  layout: [
    "自己保持 3:1 并占满父级宽度；视频比例不同时左右或上下留黑。",
    "Keeps 3 to 1 and fills its parent; a film of another shape has dark bars.",
  ],
  related: ["product/FilmPlayer", "decoration/BlockFrame", "decoration/Decoration"],
} satisfies ComponentDocs;
