import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "在网页里看发票的 PDF，收起时只占一行。浏览器不能看 PDF 时说明，并给打开的链接。",
    "The PDF of an invoice to read in the page, one line while closed. Where the browser shows no PDF it says so and links to the file.",
  ],
  instead: [
    ["invoice/InvoiceStatePanel", "直接下载", "Downloading it at once"],
    ["product/DocumentList", "商品资料，几份文件", "Documents of a product"],
    ["ui/Disclosure", "展开别的内容", "Opening other content in place"],
  ],
  anatomy: [
    ["details", "一行，展开后是 A4 比例的阅读框和链接", "a line; open, a sheet of A4 and a link"],
    ["summary", "点这里展开", "opens and closes it"],
    ["summary svg", "箭头：收起朝下", "arrow, down while closed"],
  ],
  states: [["Default", "收起：不加载文件，展开才取", "Closed: the file is fetched only when it opens"]],
  good: [["Default", "想看再展开，不拖慢页面。", "It opens for those who want it, and slows no one else."]],
  bad: [
    [
      "Default",
      "页面上没有别的下载按钮时别只放它：多数手机看不了网页里的 PDF。",
      "Not as the only way to the file: most phones show no PDF within a page.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到标题行、到链接", "to the line, to the link"],
    ["Enter / Space", "展开、收起", "opens or closes it"],
  ],
  speech: [
    "标题行读“在线查看发票文件”和收起、展开；阅读框读“发票 2611… 的 PDF 文件”。",
    "The line says its name and whether it is open; the frame is named by the invoice's number.",
  ],
  layout: [
    "占满父级；阅读框是 A4 比例，最高到窗口的九成。打印时不印。",
    "Fills its parent; the sheet keeps A4 and at most nine tenths of the window's height. It is not printed.",
  ],
  related: ["invoice/InvoiceStatePanel", "invoice/InvoiceSheet", "ui/Disclosure"],
} satisfies ComponentDocs;
