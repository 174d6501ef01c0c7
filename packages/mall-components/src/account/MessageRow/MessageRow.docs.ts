import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一条站内消息：关于什么、标题和正文、时间，以及查看、标为已读、删除。",
    "One message: what it is about, title and words, when it came; to open, mark as read or delete.",
  ],
  instead: [
    ["account/MessageList", "一页消息", "A page of them"],
    ["ui/Toast", "操作之后告诉一下结果", "The result of what was just done"],
    ["home/NoticeArticle", "一篇公告", "An announcement to read"],
  ],
  anatomy: [
    ["article > span", "图标按类别变色；未读有红点", "icon in the colour of its kind; a dot while unread"],
    ["h2", "标题，有页面时是链接", "title, a link where there is a page"],
    ["article p", "正文，不截断", "its words, never cut"],
    ["article div form", "查看详情、标为已读", "open, mark as read"],
    ["time", "时间；指上去说“3 小时前”", "when; on hover how long ago"],
    ["article > form", "删除", "delete"],
  ],
  states: [
    ["Read", "已读：标题变细，没有红点", "Read: lighter title, no dot"],
    ["Offer", "优惠消息", "About an offer"],
    ["WithoutPage", "没有对应页面：标题不是链接", "Without a page: the title is no link"],
    ["LongChineseText", "标题和正文都很长", "Long title and words"],
    ["Narrow", "手机上：时间在下面", "On a phone: the time is below"],
  ],
  good: [
    [
      "Default",
      "标题说事件，正文说单号，链接直达。",
      "The title is the event, the words its number, the link its page.",
    ],
  ],
  bad: [
    [
      {
        message: {
          id: "9",
          type: "order",
          title: "系统通知",
          content: "您有一条新的通知，请及时查看。",
          timeText: "2026-11-21 09:45:00",
          dateTime: "2026-11-21T09:45:00+08:00",
          isRead: false,
        },
      },
      "标题和正文什么也没说，也没有可去的页面。",
      "Neither title nor words say anything, and it leads nowhere.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "标为已读、删除", "marks as read, deletes"]],
  speech: [
    "文章以标题命名，未读先读“未读”；图标读“订单消息”等；按钮都带标题，例如：删除“订单已发货”。",
    "An article named by its title, the word for unread first; the icon names the kind; each button names the message.",
  ],
  layout: [
    "宽屏四列：图标、正文、时间、删除；手机上时间移到正文下。占满父级，底部一条线。",
    "Four columns: icon, words, time, delete; on a phone the time goes below the words. Fills its parent and has a line below.",
  ],
  related: ["account/MessageList", "account/MessageTabs", "ui/Badge"],
} satisfies ComponentDocs;
