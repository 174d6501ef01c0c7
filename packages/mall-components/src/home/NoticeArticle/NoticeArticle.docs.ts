import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一篇公告：谁发的、什么时候、正文、上一篇和下一篇。打印时只留正文。",
    "One announcement: from whom, when, its text, the ones beside it. On paper the text alone.",
  ],
  instead: [
    ["home/NoticeList", "公告的列表", "The list of announcements"],
    ["entry/TermsDocument", "条款、隐私政策：有目录和版本", "Terms and policies, with contents and version"],
    ["parts/CleanRichText", "只要商家写的一段图文", "Only a text that a seller wrote"],
    ["account/MessageList", "发给这个人的消息", "Messages to this person"],
  ],
  anatomyStory: "WithNeighbours",
  anatomy: [
    ["article h1", "标题，居中", "heading, in the centre"],
    ["article time", "发布时间；前面是平台或店铺名", "when; before it the platform or the shop"],
    ["article header button", "打印", "print"],
    ["article > div", "正文，一行不过长", "text, in lines of a readable length"],
    ["article nav ul", "上一篇、下一篇", "previous and next"],
    ["article nav > a", "返回公告列表", "back to the list"],
  ],
  states: [
    ["WithNeighbours", "前后都有公告", "With others beside it"],
    ["OfAShop", "店铺的置顶公告", "Of a shop, pinned"],
    ["Missing", "公告不存在或已撤下（NoticeMissing）", "It does not exist or was withdrawn (NoticeMissing)"],
    ["LongChineseText", "很长的标题和正文", "A very long heading and text"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "OfAShop",
      "店铺公告写出店名，不会当成平台的。",
      "A shop's announcement bears its name and is not taken for the platform's.",
    ],
  ],
  bad: [
    [
      {
        notice: {
          title: "通知",
          timeText: "刚刚",
          dateTime: "2026-11-18T16:00:00+08:00",
          html: "<p>详见附件图片。</p>",
        },
      },
      "标题没说事，时间会过期，正文只有一张图：写清事由、日期和文字。",
      "A heading that says nothing, a time that grows wrong, a text that is a picture: say what, which day, in words.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "在“打印”上：打印", "on print: prints it"]],
  speech: [
    "读作文章，一级标题在前；时间按机器可读的值；底部导航读“上一篇与下一篇”，没有时读“没有了”。",
    "An article with its first-level heading; the time is machine-readable; the navigation at its foot says “没有了” where there is no other.",
  ],
  layout: [
    "占满父级宽度，正文限宽居中，标题区、正文、底部的间距自己管。打印时去掉按钮和上一篇下一篇，正文不限宽。",
    "Fills its parent; the text is of limited width in the centre; its gaps are its own. On paper buttons and neighbours are gone and the text has the whole width.",
  ],
  related: ["home/NoticeList", "parts/CleanRichText", "entry/TermsDocument"],
} satisfies ComponentDocs;
