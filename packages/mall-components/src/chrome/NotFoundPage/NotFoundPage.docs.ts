import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "地址下面没有东西，或商品已经不能看：说明原因，带人去别处。",
    "There is nothing under the address, or the goods can no longer be seen: it says why and leads on.",
  ],
  instead: [
    ["chrome/NoRightPage", "页面有，但这个人没权限", "The page exists, this person has no right to it"],
    ["chrome/ServerErrorPage", "服务器出错", "The server failed"],
    ["list/ListEmpty", "搜索没有结果", "A search found nothing"],
  ],
  anatomyStory: "LeadsOn",
  anatomy: [
    [
      "section > span:first-child",
      "放大镜；没有具体原因时写成 4○4",
      "magnifier; without a reason drawn as 404",
    ],
    ["h1", "“页面未找到”，或服务器给的原因", "“页面未找到” (not found), or the server's reason"],
    ["h1 + *", "“抱歉，没有相关商品”", "that there are no such goods"],
    ["section button", "返回上一页，有历史才给", "back, where there is a page to go back to"],
    ["section a", "返回首页", "home"],
    ["section a + a", "其他去处：相似商品、去逛逛", "further ways: similar goods, all goods"],
  ],
  states: [
    [
      "CannotBeSeen",
      "有这个商品，但现在不能看：写原因，不写 404",
      "It exists but cannot be seen now: the reason in place of 404",
    ],
    ["LeadsOn", "已下架：带去相似商品", "Off the shelf: leads to goods like it"],
    ["WithHistory", "可以返回上一页", "There is a page to go back to"],
  ],
  good: [["LeadsOn", "买不到这一件，马上有替代。", "This one is gone, and there is a substitute at once."]],
  bad: [
    [
      { reason: "PROD_STATUS_OFF (40401)" },
      "把内部代码给人看：写“该商品已下架”。",
      "An internal code: write that the goods are off the shelf.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "一级标题读“页面未找到”或原因；404 的图画不读；随后是“返回”按钮和几个链接。",
    "The first-level heading says “页面未找到” or the reason; the drawn 404 is not read; a button back and links follow.",
  ],
  layout: [
    "占满父级宽度，内容居中，放在页头和页脚之间；按钮放不下时换行。HTTP 状态码由页面自己给 404。",
    "Fills its parent with its content in the centre, between header and footer; its buttons wrap. The status 404 itself is the page's to give.",
  ],
  related: ["chrome/StatusPage", "chrome/NoRightPage", "list/ListEmpty", "home/NoticeArticle"],
} satisfies ComponentDocs;
